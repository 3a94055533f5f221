import type { CollectionConfig } from 'payload'
import { contactFields } from './contact-fields'
import { identityFields } from './identity-fields'
import { regionFields } from './region-fields'
import { siteFields } from './site-fields'

export const Countries = {
  slug: 'countries',
  labels: { singular: 'Country', plural: 'Countries' },
  admin: {
    group: 'Countries',
    useAsTitle: 'name',
    defaultColumns: ['name', 'shortName', 'languages', 'hotlineNumber', 'updatedAt'],
    listSearchableFields: ['name', 'shortName', 'abbreviation'],
    pagination: { defaultLimit: 100 },
    description: 'The countries and regions with a site section of their own, and what their footer shows.',
  },
  defaultSort: 'name',
  versions: { maxPerDoc: 30 },
  // A copy would be live at once.
  disableDuplicate: true,
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: 'Country', fields: identityFields },
        { label: 'Contact', description: 'Shown in the footer of this country.', fields: contactFields },
        { label: 'Language and money', fields: regionFields },
        { label: 'Site', fields: siteFields },
      ],
    },
  ],
} satisfies CollectionConfig
