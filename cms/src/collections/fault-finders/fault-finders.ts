import type { CollectionConfig } from 'payload'
import { audience } from '../../fields/audience'
import { editorialVersions } from '../../fields/editorial'
import { order } from '../../fields/order'
import { oneForEachCountry } from '../../fields/own-versions/one-for-each-country'
import { PRODUCT_OPTIONS } from '../../fields/products'
import { slug } from '../../fields/slug'
import { slugOfPublishedTitle } from '../../fields/slug-of-title'
import { stepsField } from './steps-field'

/** Trees of questions by which visitors find what is wrong with a device. */
export const FaultFinders = {
  slug: 'fault-finders',
  labels: { singular: '“Find the fault” tree', plural: '“Find the fault” trees' },
  admin: {
    group: 'Content',
    useAsTitle: 'title',
    defaultColumns: ['title', 'product', '_status', 'order', 'allCountries', 'updatedAt'],
    listSearchableFields: ['title', 'slug'],
    pagination: { defaultLimit: 50 },
    description:
      'Questions that lead a visitor to what is wrong with a device, and to what to do. A tree that names countries takes the place of the one for all countries with the same slug there.',
  },
  defaultSort: 'order',
  versions: editorialVersions,
  hooks: { beforeChange: [oneForEachCountry('fault-finders', 'slug')] },
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      localized: true,
      maxLength: 120,
      admin: { description: 'What the visitor sees, such as “My phone doesn’t charge”.' },
    },
    {
      name: 'intro',
      label: 'Introduction',
      type: 'textarea',
      required: true,
      localized: true,
      maxLength: 400,
    },
    stepsField,
    {
      name: 'slug',
      type: 'text',
      required: true,
      index: true,
      maxLength: 80,
      validate: slug,
      hooks: { beforeValidate: [slugOfPublishedTitle] },
      admin: {
        position: 'sidebar',
        description: 'The last part of its address, such as “phone-does-not-charge”.',
      },
    },
    {
      name: 'product',
      label: 'Kind of device',
      type: 'select',
      required: true,
      index: true,
      options: PRODUCT_OPTIONS,
      admin: { position: 'sidebar' },
    },
    order,
    ...audience,
  ],
} satisfies CollectionConfig
