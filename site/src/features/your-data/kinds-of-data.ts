import type { Messages } from '@carelane/messages'
import type { KindName } from '@/handing-in/kinds'

type DataWords = keyof Messages['yourdata']['kinds']

/** How a person calls what was handed in. */
export const WORDS_OF_KIND: Record<KindName, DataWords> = {
  rating: 'rating',
  'repair-quote-answer': 'quote',
  'repair-enquiry': 'question',
  survey: 'survey',
  appointment: 'appointment',
  'appointment-change': 'appointment',
  'appointment-cancel': 'appointment',
  appeal: 'appeal',
  'appeal-change': 'appeal',
  'verdict-contest': 'receipt',
  'pick-up': 'pickUp',
  'pick-up-cancel': 'pickUp',
  'protection-order': 'plan',
  'protection-cancel': 'plan',
}
