import { z } from 'zod'
import { recallSealed, rememberSealed } from '@/platform/sealed-cookie'
import { money } from '../money'
import { ORDER_COOKIE } from '@/platform/personal-cookies'

const SECONDS = 2 * 86_400

const remembered = z.object({
  owner: z.string(),
  key: z.uuid().optional(),
  orderNumber: z.string().optional(),
  total: money.optional(),
})

export type RememberedOrder = z.output<typeof remembered>

export async function recallOrder(): Promise<RememberedOrder | null> {
  return remembered.safeParse(await recallSealed(ORDER_COOKIE)).data ?? null
}

/** In server actions only. */
export function rememberOrder(order: RememberedOrder): Promise<void> {
  return rememberSealed(ORDER_COOKIE, order, { seconds: SECONDS, path: '/' })
}
