import { submissionsOf } from '@/handing-in/of-person'
import { orderContent, placedOrder } from './contents'
import type { Money } from './money'

export interface PlacedHere {
  total: Money
  isInStore: boolean
}

/** What is known of an order of somebody by its number, where it was placed on the site; else null. @throws StoreError */
export async function findPlacedHere(owner: string, orderNumber: string): Promise<PlacedHere | null> {
  for (const { content, details } of await submissionsOf(owner, ['protection-order'])) {
    const order = placedOrder.safeParse(details).data
    const ordered = orderContent.safeParse(content).data
    if (order?.orderNumber !== orderNumber || !ordered) continue
    return { total: order.total, isInStore: ordered.store !== undefined }
  }
  return null
}
