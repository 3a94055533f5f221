/** Delivered by `site/server/wiring/deliveries.ts`. */
export const KIND_NAMES = [
  'rating',
  'repair-quote-answer',
  'repair-enquiry',
  'survey',
  'appointment',
  'appointment-change',
  'appointment-cancel',
  'pick-up',
  'pick-up-cancel',
  'appeal',
  'appeal-change',
  'verdict-contest',
  'protection-order',
  'protection-cancel',
] as const

export type KindName = (typeof KIND_NAMES)[number]

/** Seconds */
export const LONGEST_WAITS: Partial<Record<KindName, number>> = {
  'repair-quote-answer': 60,
  'protection-order': 60,
  'protection-cancel': 60,
}
