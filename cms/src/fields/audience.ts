import type { Field } from 'payload'
import { administratorsMayChange } from '../access/access'
import { offerOwnCountries, ownCountries } from '../access/own-countries'
import { inWords } from '../refusals/say-refusal'

export const audience: Field[] = [
  {
    name: 'allCountries',
    label: 'Show in all countries',
    type: 'checkbox',
    defaultValue: ({ user }) => ownCountries(user) === null,
    access: { create: administratorsMayChange, update: administratorsMayChange },
    hooks: { beforeDuplicate: [({ value, req }) => (ownCountries(req.user) === null ? value : false)] },
    admin: { position: 'sidebar' },
  },
  {
    name: 'countries',
    type: 'relationship',
    relationTo: 'countries',
    hasMany: true,
    defaultValue: ({ user }) => ownCountries(user) ?? undefined,
    filterOptions: offerOwnCountries,
    hooks: { beforeDuplicate: [({ value, req }) => ownCountries(req.user) ?? value] },
    admin: { position: 'sidebar', condition: (data) => data.allCountries !== true, allowCreate: false },
    validate: inWords(
      (value: unknown, { data }) =>
        (data as { allCountries?: boolean | null }).allCountries === true ||
        (Array.isArray(value) && value.length > 0) ||
        'Name at least one country, or show it in all of them.',
    ),
  },
]
