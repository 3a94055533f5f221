import type { Field } from 'payload'
import { copiedSlug } from '../../fields/copied-slug'
import { slug } from '../../fields/slug'
import { slugOfPublishedTitle } from '../../fields/slug-of-title'

const sidebar: Field[] = [
  {
    name: 'slug',
    type: 'text',
    required: true,
    unique: true,
    index: true,
    maxLength: 120,
    validate: slug,
    hooks: { beforeValidate: [slugOfPublishedTitle], beforeDuplicate: [copiedSlug('news')] },
    admin: {
      position: 'sidebar',
      description: 'The last part of its address, such as “clean-your-charging-port”.',
    },
  },
  {
    name: 'publishedAt',
    label: 'Date of publication',
    type: 'date',
    index: true,
    admin: {
      position: 'sidebar',
      date: { pickerAppearance: 'dayAndTime' },
      description: 'Shown with the article, and its place in lists. Filled in when it is first published.',
    },
  },
]

const seo: Field[] = [
  {
    name: 'seo',
    type: 'group',
    label: 'Title and description for search engines',
    admin: { description: 'Empty uses the title and the summary.' },
    fields: [
      { name: 'title', type: 'text', localized: true, maxLength: 70 },
      { name: 'description', type: 'textarea', localized: true, maxLength: 170 },
    ],
  },
]

export const publicationFields = { sidebar, seo }
