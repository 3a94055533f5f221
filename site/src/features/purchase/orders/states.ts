import type { Tone } from '@/ui/callout/callout'
import type { OrderState } from '../order-states'

export const TONES: Readonly<Record<OrderState, Tone>> = {
  created: 'wait',
  paying: 'wait',
  failed: 'bad',
  paid: 'good',
  effective: 'good',
  ended: 'hint',
  canceled: 'hint',
  unknown: 'hint',
}
