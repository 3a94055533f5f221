import type { ArrayField } from 'payload'
import { day } from '../../fields/day'
import { articleText } from '../../fields/rich-text/article-text'
import { everyLanguage } from '../../fields/rich-text/every-language'
import { inWords } from '../../refusals/say-refusal'

/** In force is the latest whose day has come in the visitor's country. */
export const versionsField: ArrayField = {
  name: 'versions',
  label: 'Wordings and when they count',
  labels: { singular: 'Wording', plural: 'Wordings' },
  type: 'array',
  required: true,
  minRows: 1,
  maxRows: 20,
  validate: inWords((value: unknown) => differentDays(value) || 'Two wordings begin on the same day.'),
  admin: {
    description:
      'Visitors see the wording whose day came last. To change a policy, add a wording with the day from which it counts, and leave the old one in place.',
    initCollapsed: true,
    components: { RowLabel: '/collections/policies/wording-row-label#WordingRowLabel' },
  },
  fields: [
    day({
      name: 'effectiveFrom',
      label: 'Counts from',
      description: 'The first day on which it counts, in the time zone of each country.',
    }),
    {
      name: 'summary',
      type: 'textarea',
      required: true,
      localized: true,
      maxLength: 600,
      admin: { description: 'The most important in two or three sentences.' },
    },
    {
      name: 'body',
      label: 'Whole text',
      type: 'richText',
      required: true,
      localized: true,
      editor: articleText,
      validate: everyLanguage,
    },
  ],
}

function differentDays(value: unknown): boolean {
  const rows: { effectiveFrom?: unknown }[] = Array.isArray(value) ? value : []
  const days = rows.flatMap(({ effectiveFrom }) =>
    effectiveFrom ? [String(effectiveFrom).slice(0, 10)] : [],
  )
  return new Set(days).size === days.length
}
