import type { CollectionConfig } from 'payload'
import { audience } from '../../fields/audience'
import { editorialVersions } from '../../fields/editorial'
import { checkReplacement } from '../../fields/own-versions/check-replacement'
import { order } from '../../fields/order'
import { products } from '../../fields/products'
import { replaces } from '../../fields/own-versions/replaces'
import { relatedFields } from './related-fields'
import { textFields } from './text-fields'
import { topic } from './topic'

export const Faqs = {
  slug: 'faqs',
  labels: { singular: 'Question', plural: 'Questions and answers' },
  admin: {
    group: 'Content',
    useAsTitle: 'question',
    defaultColumns: ['question', 'topic', '_status', 'order', 'allCountries', 'updatedAt'],
    listSearchableFields: ['question'],
    pagination: { defaultLimit: 50 },
    description: 'What visitors ask, shown on the FAQ page, on landing pages and by the search.',
  },
  defaultSort: ['topic', 'order'],
  versions: editorialVersions,
  hooks: { beforeChange: [checkReplacement('faqs')] },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: 'Question and answer', fields: textFields },
        { label: 'Related', fields: relatedFields },
      ],
    },
    topic,
    order,
    products,
    ...audience,
    replaces('faqs', 'question'),
  ],
} satisfies CollectionConfig
