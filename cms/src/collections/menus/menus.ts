import type { CollectionConfig } from 'payload'
import { administrators, anybody } from '../../access/access'
import { linkFields } from './link-fields'

export const Menus = {
  slug: 'menus',
  labels: { singular: 'Menu', plural: 'Menus' },
  admin: {
    group: 'Countries',
    useAsTitle: 'countryName',
    defaultColumns: ['countryName', 'country', 'updatedAt'],
    description: 'What the header of a country offers. A country without a menu shows the one of Global.',
  },
  access: { read: anybody, create: administrators, update: administrators, delete: administrators },
  versions: { maxPerDoc: 30 },
  fields: [
    { name: 'country', type: 'relationship', relationTo: 'countries', required: true, unique: true },
    { name: 'countryName', type: 'text', virtual: 'country.name', admin: { hidden: true } },
    {
      name: 'items',
      type: 'array',
      labels: { singular: 'Item', plural: 'Items' },
      required: true,
      minRows: 1,
      maxRows: 12,
      admin: { description: 'Drag to change the order.' },
      fields: [
        ...linkFields('parent'),
        {
          name: 'children',
          type: 'array',
          label: 'Second level',
          labels: { singular: 'Item', plural: 'Items' },
          maxRows: 20,
          fields: linkFields('child'),
        },
      ],
    },
  ],
} satisfies CollectionConfig
