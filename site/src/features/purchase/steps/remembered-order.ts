import { z } from 'zod'
import { recallSealed, rememberSealed } from '@/platform/sealed-cookie'
import { money } from '../money'
import { ORDER_COOKIE } from '../orders/order-cookie'

const SECONDS = 2 * 86_400

const remembered = z.object({
  owner: z.string(),
  key: z.uuid().optional(),
  /** Missing until the service has it. */
  orderNumber: z.string().optional(),
  /** Set if opened in the list of orders. */
  total: money.optional(),
})

export type RememberedOrder = z.output<typeof remembered>

export async function recallOrder(): Promise<RememberedOrder | null> {
  return remembered.safeParse(await recallSealed(ORDER_COOKIE)).data ?? null
}

/** Makes `purchase-service/pay/` show it. In a server action only. */
export function rememberOrder(order: RememberedOrder): Promise<void> {
  return rememberSealed(ORDER_COOKIE, order, { seconds: SECONDS, path: '/' })
}
