import { POLICY_PRODUCTS, type PolicyProduct } from '@carelane/main-api'
import type { CollectionConfig } from 'payload'
import { audience } from '../../fields/audience'
import { editorialVersions } from '../../fields/editorial'
import { oneForEachCountry } from '../../fields/own-versions/one-for-each-country'
import { shortAnswer } from '../../fields/short-answer'
import { versionsField } from './versions-field'

const PRODUCT_LABELS: Record<PolicyProduct, string> = {
  'mobile-phone': 'Mobile phone',
  'retail-accessories': 'Retail accessories',
  'home-appliance': 'Home appliance',
  laptop: 'Laptop',
}

/** [2.4#13], [2.4#14] */
export const Policies = {
  slug: 'policies',
  labels: { singular: 'Service policy', plural: 'Service policies' },
  admin: {
    group: 'Content',
    useAsTitle: 'title',
    defaultColumns: ['title', 'brand', 'product', '_status', 'allCountries', 'updatedAt'],
    listSearchableFields: ['title'],
    pagination: { defaultLimit: 50 },
    description:
      'One policy for each brand and product. A policy that names countries takes the place of the one for all countries there.',
  },
  defaultSort: 'title',
  versions: editorialVersions,
  hooks: { beforeChange: [oneForEachCountry('policies', 'product', 'brand')] },
  fields: [
    { name: 'title', type: 'text', required: true, localized: true, maxLength: 160 },
    shortAnswer,
    versionsField,
    {
      name: 'brand',
      type: 'relationship',
      relationTo: 'brands',
      required: true,
      admin: { position: 'sidebar', allowCreate: false },
    },
    {
      name: 'product',
      type: 'select',
      required: true,
      index: true,
      options: POLICY_PRODUCTS.map((value) => ({ value, label: PRODUCT_LABELS[value] })),
      admin: { position: 'sidebar' },
    },
    ...audience,
  ],
} satisfies CollectionConfig
