import { z } from 'zod'
import { setCookie } from '@/platform/cookies'
import { seal } from '@/platform/sealed'
import { money } from '../money'

/** Which order this browser shows, and pays for: the pages of buying read the same cookie. */
export const ORDER_COOKIE = 'purchase-order'

/** How long this browser keeps which order is shown, in seconds. */
const SECONDS = 2 * 86_400

export const rememberedOrder = z.object({
  /** Whose it is. */
  owner: z.string(),
  orderNumber: z.string(),
  /** What is to be paid for it, where that is known. */
  total: money.optional(),
  /** Of the form that it was canceled with here last. */
  cancel: z.uuid().optional(),
})

export type RememberedOrder = z.output<typeof rememberedOrder>

/** For all sections, so that a visitor can change the language. */
export async function orderCookie(order: RememberedOrder, isSecure: boolean): Promise<string> {
  return setCookie(ORDER_COOKIE, await seal(ORDER_COOKIE, { ...order }, SECONDS), {
    path: '/',
    seconds: SECONDS,
    isSecure,
  })
}
