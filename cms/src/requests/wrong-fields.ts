import type { FlattenedField } from 'payload'
import { z } from 'zod'

const scalar = z.union([z.string(), z.number(), z.boolean()])
const record = z.record(z.string(), z.unknown())
const moment = z.union([z.string(), z.number(), z.date()]).refine((value) => isMoment(value))
const named = z.union([scalar, record.refine((value) => 'id' in value || 'value' in value)])
/** A form sends 0 for no rows. */
const rows = z.union([z.array(record), z.number()])

function isMoment(value: string | number | Date): boolean {
  return value === '' || !Number.isNaN(new Date(value).getTime())
}

/** Drafts are not validated: wrong types would reach the database. */
export function wrongFields(fields: readonly FlattenedField[], data: unknown, prefix = ''): string[] {
  const read = record.safeParse(data)
  if (!read.success) return []
  return fields.flatMap((field) => {
    const value = Object.hasOwn(read.data, field.name) ? read.data[field.name] : undefined
    return value === undefined || value === null ? [] : wrongIn(field, value, prefix + field.name)
  })
}

function wrongIn(field: FlattenedField, value: unknown, path: string): string[] {
  if (!schemaOf(field).safeParse(value).success) return [path]
  switch (field.type) {
    case 'group':
    case 'tab':
      return wrongFields(field.flattenedFields, value, `${path}.`)
    case 'array':
      return inRows(value, path, () => field.flattenedFields)
    case 'blocks':
      return inRows(
        value,
        path,
        ({ blockType }) => field.blocks.find(({ slug }) => slug === blockType)?.flattenedFields ?? [],
      )
    default:
      return []
  }
}

function inRows(
  value: unknown,
  path: string,
  fieldsOf: (row: Record<string, unknown>) => readonly FlattenedField[],
): string[] {
  const list = z.array(record).safeParse(value).data ?? []
  return list.flatMap((row, index) => wrongFields(fieldsOf(row), row, `${path}.${index}.`))
}

function schemaOf(field: FlattenedField): z.ZodType {
  const hasMany = 'hasMany' in field && field.hasMany === true
  switch (field.type) {
    case 'date':
      return moment
    case 'relationship':
    case 'upload':
      return hasMany ? z.union([z.literal(''), z.array(named)]) : named
    case 'group':
    case 'tab':
      return record
    case 'array':
    case 'blocks':
      return rows
    case 'richText':
      return z.union([record, z.literal('')])
    case 'json':
    case 'join':
    case 'point':
      return z.unknown()
    default:
      return hasMany ? z.union([scalar, z.array(scalar)]) : scalar
  }
}
