import type { SearchKind } from '@carelane/main-api'

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

export type Texts = Record<Topic, readonly [title: string, text: string]>
