import type { Tone } from '@/ui/callout/callout'
import type { OrderState } from '../purchase/order-states'
import type { OwnOrder } from './own-orders'

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

/** What a plan protects, as far as the site has words for it [3#27]. */
export type Cover = 'screen' | 'warranty' | 'both'

const COVERS: ReadonlyMap<string, Cover> = new Map([
  ['brokenScreenFreeReplacement', 'screen'],
  ['screenDamageProtection', 'screen'],
  ['warrantyExtension', 'warranty'],
  ['extendedWarranty', 'warranty'],
  ['comprehensiveProtection', 'both'],
])

export function coverOf({ productType }: OwnOrder): Cover | null {
  return COVERS.get(productType) ?? null
}
