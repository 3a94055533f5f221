import { FAQ_TOPICS, type FaqTopic } from '@carelane/main-api'
import type { SelectField } from 'payload'

const LABELS: Record<FaqTopic, string> = {
  repair: 'Repair',
  warranty: 'Warranty',
  'spare-parts': 'Spare parts',
  'service-centers': 'Service centers',
  protection: 'Protection plans',
  'device-care': 'Care of the device',
  downloads: 'Downloads',
  account: 'Account',
}

export const FAQ_TOPIC_OPTIONS = FAQ_TOPICS.map((value) => ({ value, label: LABELS[value] }))

export const topic: SelectField = {
  name: 'topic',
  type: 'select',
  required: true,
  index: true,
  options: FAQ_TOPIC_OPTIONS,
  admin: { position: 'sidebar' },
}
