import type { CollectionConfig } from 'payload'
import { offerOwnCountries } from '../../access/own-countries'
import { linkFields } from './link-fields'

const ROW_LABEL = '/admin/menu-row-label#MenuRowLabel'

const ITEMS_HELP =
  'Drag to change the order. An item leads to a page of the country such as “warranty-check”, to an article by its number, or to a whole address with https.'

export const Menus = {
  slug: 'menus',
  labels: { singular: 'Menu', plural: 'Menus' },
  admin: {
    group: 'Countries',
    useAsTitle: 'countryName',
    defaultColumns: ['countryName', 'updatedAt'],
    listSearchableFields: ['country.name', 'country.shortName'],
    // Rows load all items: a hundred take 1.5 s.
    pagination: { defaultLimit: 25 },
    description: 'What the header of a country offers. A country without a menu shows the one of Global.',
  },
  versions: { maxPerDoc: 30 },
  // A copy would be live at once.
  disableDuplicate: true,
  fields: [
    {
      name: 'country',
      type: 'relationship',
      relationTo: 'countries',
      required: true,
      unique: true,
      filterOptions: offerOwnCountries,
    },
    { name: 'countryName', type: 'text', label: 'Country', virtual: 'country.name', admin: { hidden: true } },
    {
      name: 'items',
      type: 'array',
      labels: { singular: 'Item', plural: 'Items' },
      required: true,
      minRows: 1,
      maxRows: 12,
      admin: { description: ITEMS_HELP, initCollapsed: true, components: { RowLabel: ROW_LABEL } },
      fields: [
        ...linkFields('parent'),
        {
          name: 'children',
          type: 'array',
          label: 'Second level',
          labels: { singular: 'Item', plural: 'Items' },
          maxRows: 20,
          admin: { initCollapsed: true, components: { RowLabel: ROW_LABEL } },
          fields: linkFields('child'),
        },
      ],
    },
  ],
} satisfies CollectionConfig
