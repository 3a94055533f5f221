import type { SearchKind } from '@carelane/main-api'

/** What the documents of the corpus are about, each written in every one of its languages. */
export const TOPICS = {
  warranty: 'faq',
  battery: 'tips',
  screen: 'service',
  water: 'tips',
  status: 'service',
  centers: 'service',
  prices: 'service',
  charging: 'tips',
  backup: 'faq',
  television: 'service',
  conditioner: 'tips',
  password: 'faq',
  protection: 'policy',
  genuine: 'news',
} as const satisfies Record<string, SearchKind>

export type Topic = keyof typeof TOPICS

/** Title and text of each. */
export type Texts = Record<Topic, readonly [title: string, text: string]>
