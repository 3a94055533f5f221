import type { CollectionConfig } from 'payload'
import { audience } from '../../fields/audience'
import { editorialVersions } from '../../fields/editorial'
import { checkReplacement } from '../../fields/own-versions/check-replacement'
import { replaces } from '../../fields/own-versions/replaces'
import { articleText } from '../../fields/rich-text/article-text'
import { everyLanguage } from '../../fields/rich-text/every-language'
import { shortAnswer } from '../../fields/short-answer'
import { kindFields } from './kind-fields'
import { publicationFields } from './publication-fields'
import { dateFirstPublication } from './date-first-publication'

export const News = {
  slug: 'news',
  labels: { singular: 'Article', plural: 'News and tips' },
  admin: {
    group: 'Content',
    useAsTitle: 'title',
    defaultColumns: ['title', 'type', 'category', '_status', 'publishedAt', 'allCountries'],
    listSearchableFields: ['title', 'slug'],
    pagination: { defaultLimit: 25 },
    description: 'News, and tips on using and caring for a device.',
  },
  defaultSort: '-publishedAt',
  versions: editorialVersions,
  hooks: { beforeChange: [dateFirstPublication, checkReplacement('news')] },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Text',
          fields: [
            { name: 'title', type: 'text', required: true, localized: true, maxLength: 160 },
            {
              name: 'summary',
              type: 'textarea',
              required: true,
              localized: true,
              maxLength: 400,
              admin: { description: 'One or two sentences, shown in lists.' },
            },
            shortAnswer,
            { name: 'cover', type: 'upload', relationTo: 'media', required: true },
            {
              name: 'body',
              type: 'richText',
              required: true,
              localized: true,
              editor: articleText,
              validate: everyLanguage,
            },
          ],
        },
        {
          label: 'Related',
          fields: [
            {
              name: 'related',
              label: 'Related articles',
              type: 'relationship',
              relationTo: 'news',
              hasMany: true,
              maxRows: 12,
              filterOptions: ({ id }) => (id ? { id: { not_equals: id } } : true),
              admin: { description: 'In order. Up to six news and six tips are shown.' },
            },
          ],
        },
        { label: 'Search engines', fields: publicationFields.seo },
      ],
    },
    ...kindFields,
    ...publicationFields.sidebar,
    ...audience,
    replaces('news', 'article'),
  ],
} satisfies CollectionConfig
