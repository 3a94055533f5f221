import type { CollectionConfig } from 'payload'
import { audience } from '../../fields/audience'
import { placementFields } from './placement-fields'
import { windowFields } from './window-fields'

export const Ads = {
  slug: 'ads',
  labels: { singular: 'Advertisement', plural: 'Advertisements' },
  admin: {
    group: 'Content',
    useAsTitle: 'title',
    defaultColumns: ['title', 'slot', 'active', 'from', 'to', 'allCountries'],
    listSearchableFields: ['title', 'url'],
    pagination: { defaultLimit: 25 },
    description: 'The banners at the top, and at the bottom of phones. They come and go by themselves.',
  },
  defaultSort: '-updatedAt',
  versions: { maxPerDoc: 30 },
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      localized: true,
      maxLength: 120,
      admin: { description: 'Read out to those who do not see the picture.' },
    },
    ...placementFields,
    ...windowFields,
    ...audience,
  ],
} satisfies CollectionConfig
