import { LEGAL_KINDS, type LegalKind } from '@carelane/main-api'
import type { CollectionConfig } from 'payload'
import { audience } from '../../fields/audience'
import { day } from '../../fields/day'
import { editorialVersions } from '../../fields/editorial'
import { oneForEachCountry } from '../../fields/own-versions/one-for-each-country'
import { articleText } from '../../fields/rich-text/article-text'
import { everyLanguage } from '../../fields/rich-text/every-language'
import { shortAnswer } from '../../fields/short-answer'

const KIND_LABELS: Record<LegalKind, string> = {
  privacy: 'Privacy policy',
  terms: 'Terms of use',
  cookies: 'Cookie policy',
  'pk-policy': 'Refund and cancellation policy',
}

/** [7#54]–[7#57] */
export const LegalPages = {
  slug: 'legal-pages',
  labels: { singular: 'Legal page', plural: 'Legal pages' },
  admin: {
    group: 'Content',
    useAsTitle: 'title',
    defaultColumns: ['title', 'kind', '_status', 'effectiveFrom', 'allCountries'],
    listSearchableFields: ['title'],
    description:
      'The pages that the footer links to. One that names countries takes the place of the one for all countries there.',
  },
  defaultSort: 'kind',
  versions: editorialVersions,
  hooks: { beforeChange: [oneForEachCountry('legal-pages', 'kind')] },
  fields: [
    { name: 'title', type: 'text', required: true, localized: true, maxLength: 160 },
    shortAnswer,
    {
      name: 'body',
      label: 'Text',
      type: 'richText',
      required: true,
      localized: true,
      editor: articleText,
      validate: everyLanguage,
    },
    {
      name: 'kind',
      label: 'Page',
      type: 'select',
      required: true,
      index: true,
      options: LEGAL_KINDS.map((value) => ({ value, label: KIND_LABELS[value] })),
      admin: { position: 'sidebar' },
    },
    day({
      name: 'effectiveFrom',
      label: 'Counts from',
      description: 'The day that the page shows. Schedule the publication for the same day.',
      position: 'sidebar',
    }),
    ...audience,
  ],
} satisfies CollectionConfig
