import type { DateField, FieldHook } from 'payload'

/** Noon UTC, the same day for nearly every editor; in SQL `(column AT TIME ZONE 'UTC')::date`. */
export function day(field: {
  name: string
  label: string
  description: string
  position?: 'sidebar'
}): DateField {
  const { name, label, ...admin } = field
  return {
    name,
    label,
    type: 'date',
    required: true,
    hooks: { beforeValidate: [atNoon] },
    admin: { ...admin, date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMMM yyyy' } },
  }
}

const atNoon: FieldHook = ({ value }: { value?: unknown }) => {
  const date = typeof value === 'string' || value instanceof Date ? new Date(value) : undefined
  if (!date || Number.isNaN(date.getTime())) return value
  return `${date.toISOString().slice(0, 10)}T12:00:00.000Z`
}
