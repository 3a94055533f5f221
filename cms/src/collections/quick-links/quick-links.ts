import type { CollectionConfig } from 'payload'
import { audience } from '../../fields/audience'
import { editorialVersions } from '../../fields/editorial'
import { oneForEachCountry } from '../../fields/own-versions/one-for-each-country'
import { order } from '../../fields/order'
import { menuAddress } from '../../fields/menu-address'
import { inWords } from '../../refusals/say-refusal'

/** [2.4#2], [7#14] */
export const QuickLinks = {
  slug: 'quick-links',
  labels: { singular: 'Quick link', plural: 'Quick links' },
  admin: {
    group: 'Marketing',
    useAsTitle: 'name',
    defaultColumns: ['name', 'url', '_status', 'order', 'allCountries'],
    listSearchableFields: ['name', 'url', 'keywords'],
    pagination: { defaultLimit: 50 },
    description:
      'Pages that the search offers first. One that names countries takes the place of the one for all countries with the same address there.',
  },
  defaultSort: 'order',
  versions: editorialVersions,
  hooks: { beforeChange: [oneForEachCountry('quick-links', 'url')] },
  fields: [
    { name: 'name', type: 'text', required: true, localized: true, maxLength: 80 },
    {
      name: 'url',
      label: 'Leads to',
      type: 'text',
      required: true,
      index: true,
      maxLength: 500,
      validate: inWords((value: unknown) => menuAddress(value, false)),
      admin: {
        description: 'A page such as “warranty-check”, the number of an article, or a whole address.',
      },
    },
    {
      name: 'keywords',
      label: 'Other words for it',
      type: 'textarea',
      localized: true,
      maxLength: 400,
      admin: { description: 'What visitors may type to find it, separated by commas.' },
    },
    order,
    ...audience,
  ],
} satisfies CollectionConfig
