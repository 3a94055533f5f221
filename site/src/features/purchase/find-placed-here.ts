import { submissionsOf } from '@/handing-in/of-person'
import { orderContent, placedOrder } from './contents'
import type { Money } from './money'

export interface PlacedHere {
  total: Money
  isInStore: boolean
}

/** @throws StoreError */
export async function findPlacedHere(owner: string, orderNumber: string): Promise<PlacedHere | null> {
  for (const { content, details } of await submissionsOf(owner, ['protection-order'])) {
    const order = placedOrder.safeParse(details).data
    const ordered = orderContent.safeParse(content).data
    if (order?.orderNumber !== orderNumber || !ordered) continue
    return { total: order.total, isInStore: ordered.store !== undefined }
  }
  return null
}
