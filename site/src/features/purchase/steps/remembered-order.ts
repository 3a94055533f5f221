import { z } from 'zod'
import { recallSealed, rememberSealed } from '@/platform/sealed-cookie'
import { money } from '../money'
import { ORDER_COOKIE } from '../orders/order-cookie'

/** How long this browser keeps which order is paid, in seconds. */
const SECONDS = 2 * 86_400

const remembered = z.object({
  /** Whose it is. */
  owner: z.string(),
  /** Of the form that it was placed with here. */
  key: z.uuid().optional(),
  /** By which the service knows it; missing until the service has it. */
  orderNumber: z.string().optional(),
  /** What is to be paid for it, where it was opened in the list of orders. */
  total: money.optional(),
})

export type RememberedOrder = z.output<typeof remembered>

/** The order that is paid in this browser; null where there is none. */
export async function recallOrder(): Promise<RememberedOrder | null> {
  return remembered.safeParse(await recallSealed(ORDER_COOKIE)).data ?? null
}

/** Then `purchase-service/pay/` is about it. In a server action alone. */
export function rememberOrder(order: RememberedOrder): Promise<void> {
  return rememberSealed(ORDER_COOKIE, order, { seconds: SECONDS, path: '/' })
}
