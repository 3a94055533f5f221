import { LIVE_SECTIONS } from '@carelane/main-api'
import type { Block } from 'payload'
import { FAQ_TOPIC_OPTIONS } from '../../faqs/topic'
import { intro, sectionFields } from './parts'

const LIVE_LABELS: Record<(typeof LIVE_SECTIONS)[number], string> = {
  tools: 'Tools: warranty check, repair status and others',
  'latest-news': 'Latest news',
  tips: 'Tips by kind of device',
  explore: 'News and tips in tabs',
  'contact-ways': 'Ways to reach us',
  'social-media': 'Social networks of the country',
  'app-download': 'Download of the app',
  'quick-links': 'Quick links',
  'delivery-cities': 'Cities with delivery repair',
  'policy-finder': 'Finder of service policies',
}

export const questions: Block = {
  slug: 'questions',
  interfaceName: 'QuestionsSection',
  labels: { singular: 'Questions and answers', plural: 'Questions and answers' },
  fields: [
    ...sectionFields,
    {
      name: 'topic',
      type: 'select',
      required: true,
      options: FAQ_TOPIC_OPTIONS,
      admin: { description: 'The first questions of this topic are shown, in their order.' },
    },
  ],
}

export const live: Block = {
  slug: 'live',
  interfaceName: 'LiveSection',
  labels: { singular: 'Filled by the site', plural: 'Filled by the site' },
  fields: [
    ...sectionFields,
    {
      name: 'shows',
      type: 'select',
      required: true,
      options: LIVE_SECTIONS.map((value) => ({ value, label: LIVE_LABELS[value] })),
      admin: { description: 'Its content comes from elsewhere; here you give it a place and a title.' },
    },
    intro,
  ],
}
