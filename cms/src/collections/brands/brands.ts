import type { CollectionConfig } from 'payload'
import { order } from '../../fields/order'
import { slug } from '../../fields/slug'
import { refuseWhenUsed } from './refuse-when-used'

export const Brands = {
  slug: 'brands',
  labels: { singular: 'Brand', plural: 'Brands' },
  admin: {
    group: 'Settings',
    useAsTitle: 'name',
    defaultColumns: ['name', 'slug', 'order'],
    listSearchableFields: ['name', 'slug'],
    description: 'The brands of the group, by which policies, articles and questions are sorted.',
  },
  defaultSort: 'order',
  versions: { maxPerDoc: 30 },
  hooks: { beforeChange: [refuseWhenUsed.whenChanged], beforeDelete: [refuseWhenUsed.whenDeleted] },
  // A copy would be live at once.
  disableDuplicate: true,
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 60 },
    {
      name: 'slug',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      maxLength: 60,
      validate: slug,
      admin: { description: 'Its name in addresses, such as “aster”.' },
    },
    order,
  ],
} satisfies CollectionConfig
