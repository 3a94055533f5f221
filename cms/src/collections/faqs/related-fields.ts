import type { Field } from 'payload'

export const relatedFields: Field[] = [
  {
    name: 'related',
    label: 'Related questions',
    type: 'relationship',
    relationTo: 'faqs',
    hasMany: true,
    maxRows: 6,
    filterOptions: ({ id }) => (id ? { id: { not_equals: id } } : true),
    admin: { description: 'In order. A country shows those that it has.' },
  },
  {
    name: 'relatedArticles',
    label: 'Related articles',
    type: 'relationship',
    relationTo: 'news',
    hasMany: true,
    maxRows: 6,
    admin: { description: 'In order.' },
  },
]
