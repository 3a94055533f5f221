import { INTENT_ANSWERS, INTENT_TOOLS } from '@carelane/main-api'
import type { CollectionConfig, Field } from 'payload'
import { textarea } from 'payload/shared'
import { inWords } from '../../refusals/say-refusal'
import { readablePhrases } from './readable-phrases'

const LABELS: Record<(typeof INTENT_ANSWERS)[number], string> = {
  pages: 'Pages and tools',
  otherBrand: 'Only our brands',
  hello: 'A greeting',
  thanks: 'You are welcome',
  robot: 'Says that it is a machine',
  anger: 'An apology and a person',
  unsupported: 'No: not about our devices',
  otherPeople: 'No: data of other people',
  legal: 'No: legal advice',
  medical: 'No: medical advice',
  instructions: 'No: orders to the assistant',
  crime: 'No: against the law',
  sales: 'No: new devices, which shops sell',
  selfHarm: 'Safety: harm to oneself',
  swallowed: 'Safety: swallowed part',
  shock: 'Safety: electric shock',
  burn: 'Safety: burn',
  fire: 'Safety: fire',
  gas: 'Safety: gas',
  smoke: 'Safety: smoke',
  leak: 'Safety: leaking battery',
  swelling: 'Safety: swollen battery',
}

const TOOL_LABELS: Record<(typeof INTENT_TOOLS)[number], string> = {
  warrantyCheck: 'Warranty check',
  repairStatus: 'Repair status',
  serviceCenters: 'Service centres',
  repairAppointment: 'Repair appointment',
  partPrices: 'Part prices',
  partSerial: 'Part check',
  drivers: 'Drivers',
  manuals: 'Manuals',
  unlockAppeal: 'Unlock appeal',
  protectionPlans: 'Protection plans',
  orders: 'Orders',
  rating: 'Rating of a repair',
  contact: 'Contact',
}

const sayUnreadable = inWords(readablePhrases)

const pages = (
  name: string,
  label: string,
  relationTo: 'faqs' | 'news' | 'landing-pages' | 'legal-pages' | 'policies',
) =>
  ({
    name,
    label,
    type: 'relationship',
    relationTo,
    hasMany: true,
    maxRows: 6,
    admin: { condition: (data) => data.answer === 'pages' },
  }) satisfies Field

/** What people want, and how they say it: the assistant learns from it. */
export const Intents = {
  slug: 'intents',
  labels: { singular: 'How people ask', plural: 'How people ask' },
  admin: {
    group: 'Content',
    useAsTitle: 'name',
    defaultColumns: ['name', 'answer', 'tool', 'updatedAt'],
    listSearchableFields: ['name', 'phrases'],
    pagination: { defaultLimit: 50 },
    description:
      'What visitors want, and how they say it in each language. The assistant learns from these phrases; a change counts within half a minute.',
  },
  defaultSort: 'name',
  versions: { maxPerDoc: 30 },
  // A copy would teach that two answers are right.
  disableDuplicate: true,
  fields: [
    {
      name: 'name',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      maxLength: 80,
      admin: { description: 'For editors alone.' },
    },
    {
      name: 'answer',
      label: 'Answered with',
      type: 'select',
      required: true,
      defaultValue: 'pages',
      options: INTENT_ANSWERS.map((value) => ({ value, label: LABELS[value] })),
    },
    pages('faqs', 'Questions and answers', 'faqs'),
    pages('articles', 'News and tips to show', 'news'),
    pages('landingPages', 'Landing pages', 'landing-pages'),
    pages('policies', 'Policies', 'policies'),
    pages('legalPages', 'Legal pages', 'legal-pages'),
    {
      name: 'tool',
      label: 'Tool',
      type: 'select',
      options: INTENT_TOOLS.map((value) => ({ value, label: TOOL_LABELS[value] })),
    },
    {
      name: 'faultFinder',
      label: '“Find the fault” tree',
      type: 'relationship',
      relationTo: 'fault-finders',
      admin: {
        condition: (data) => data.answer === 'pages',
        description: 'Offered beside the answer, where the country has it.',
      },
    },
    {
      name: 'phrases',
      label: 'What people write',
      type: 'textarea',
      localized: true,
      maxLength: 40_000,
      // A rule of one's own takes the place of Payload's, which knows the length.
      validate: (value, options) => {
        const length = textarea(value, options)
        return length === true ? sayUnreadable(value, options) : length
      },
      admin: {
        rows: 16,
        description: 'One a line, as people really write it: short and long, with slips and stories.',
      },
    },
  ],
} satisfies CollectionConfig
