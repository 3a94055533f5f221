import { linesOf, parseNumberRange, RECALL_SEVERITIES, type RecallSeverity } from '@carelane/main-api'
import type { CollectionConfig } from 'payload'
import { audience } from '../../fields/audience'
import { day } from '../../fields/day'
import { editorialVersions } from '../../fields/editorial'
import { inWords } from '../../refusals/say-refusal'

const SEVERITY_LABELS: Record<RecallSeverity, string> = {
  safety: 'Safety: stop using it',
  recall: 'Recall: bring it back',
  'free-repair': 'Free repair',
}

/** Faults of whole series, which the site says above all else. */
export const Recalls = {
  slug: 'recalls',
  labels: { singular: 'Recall', plural: 'Recalls' },
  admin: {
    group: 'Content',
    useAsTitle: 'title',
    defaultColumns: ['title', 'severity', 'startsOn', 'endsOn', '_status', 'allCountries'],
    listSearchableFields: ['title', 'models', 'numbers'],
    pagination: { defaultLimit: 50 },
    description:
      'Free repairs, recalls and safety warnings. Visitors with such a device see it above their warranty, their repair and their own devices.',
  },
  defaultSort: '-startsOn',
  versions: editorialVersions,
  fields: [
    { name: 'title', type: 'text', required: true, localized: true, maxLength: 120 },
    {
      name: 'fault',
      label: 'What is wrong',
      type: 'textarea',
      required: true,
      localized: true,
      maxLength: 600,
    },
    {
      name: 'advice',
      label: 'What to do',
      type: 'textarea',
      required: true,
      localized: true,
      maxLength: 600,
    },
    {
      name: 'models',
      label: 'Models',
      type: 'textarea',
      maxLength: 4000,
      validate: inWords(
        (value: unknown, { data }) =>
          linesOf(asText(value)).length > 0 ||
          linesOf(asText((data as { numbers?: unknown }).numbers)).length > 0 ||
          'Name the models, the numbers, or both.',
      ),
      admin: { description: 'One in each line, with the brand, such as “Aster Nova 5”.' },
    },
    {
      name: 'numbers',
      label: 'IMEIs or serial numbers',
      type: 'textarea',
      maxLength: 20_000,
      validate: inWords(
        (value: unknown) =>
          linesOf(asText(value)).every((line) => parseNumberRange(line) !== null) ||
          'Each line is the beginning of numbers with a star, the first and the last number, or one number.',
      ),
      admin: {
        description:
          'One in each line: how they begin, with a star (35012345*), or the first and the last (350123450000000 – 350123459999999). Empty: every device of these models.',
      },
    },
    {
      name: 'severity',
      label: 'How grave it is',
      type: 'select',
      required: true,
      options: RECALL_SEVERITIES.map((value) => ({ value, label: SEVERITY_LABELS[value] })),
      admin: { position: 'sidebar' },
    },
    day({
      name: 'startsOn',
      label: 'First day',
      description: 'From this day on visitors see it, in the time zone of each country.',
      position: 'sidebar',
    }),
    {
      ...day({
        name: 'endsOn',
        label: 'Last day',
        description: 'Empty: until you take it away.',
        position: 'sidebar',
      }),
      required: false,
      validate: inWords(
        (value: unknown, { data }) =>
          !value ||
          asDay(value) >= asDay((data as { startsOn?: unknown }).startsOn) ||
          'The last day comes before the first.',
      ),
    },
    ...audience,
  ],
} satisfies CollectionConfig

function asText(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

function asDay(value: unknown): string {
  return value instanceof Date ? value.toISOString().slice(0, 10) : String(value).slice(0, 10)
}
