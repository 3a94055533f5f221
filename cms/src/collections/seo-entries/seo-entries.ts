import type { CollectionConfig } from 'payload'
import { audience } from '../../fields/audience'
import { editorialVersions } from '../../fields/editorial'
import { oneForEachCountry } from '../../fields/own-versions/one-for-each-country'
import { pagePath } from './page-path'

/** §3, for pages without a text of their own. */
export const SeoEntries = {
  slug: 'seo-entries',
  labels: { singular: 'Text for search engines', plural: 'Texts for search engines' },
  admin: {
    group: 'Marketing',
    useAsTitle: 'path',
    defaultColumns: ['path', 'title', '_status', 'allCountries', 'updatedAt'],
    listSearchableFields: ['path', 'title'],
    pagination: { defaultLimit: 50 },
    description:
      'The title and description with which a page is listed by search engines. One that names countries takes the place of the one for all countries there.',
  },
  defaultSort: 'path',
  versions: editorialVersions,
  hooks: { beforeChange: [oneForEachCountry('seo-entries', 'path')] },
  fields: [
    pagePath,
    {
      name: 'title',
      type: 'text',
      required: true,
      localized: true,
      maxLength: 70,
      admin: { description: 'Up to 70 characters; longer ones are cut off in lists of results.' },
    },
    {
      name: 'description',
      type: 'textarea',
      required: true,
      localized: true,
      maxLength: 170,
      admin: { description: 'Up to 170 characters.' },
    },
    ...audience,
  ],
} satisfies CollectionConfig
