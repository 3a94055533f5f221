import type { Field } from 'payload'

/** Which countries show a document: all, or those that are named. */
export const audience: Field[] = [
  {
    name: 'allCountries',
    label: 'Show in all countries',
    type: 'checkbox',
    defaultValue: true,
    admin: { position: 'sidebar' },
  },
  {
    name: 'countries',
    type: 'relationship',
    relationTo: 'countries',
    hasMany: true,
    admin: { position: 'sidebar', condition: (data) => data.allCountries !== true },
    validate: (value: unknown, { data }: { data: Partial<{ allCountries: boolean | null }> }) =>
      data.allCountries === true ||
      (Array.isArray(value) && value.length > 0) ||
      'Name at least one country, or show it in all of them.',
  },
]
