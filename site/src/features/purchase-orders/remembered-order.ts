import { z } from 'zod'
import { setCookie } from '@/platform/cookies'
import { seal } from '@/platform/sealed'
import { recallSealed } from '@/platform/sealed-cookie'
import { ORDER_COOKIE } from './order-cookie'

/** How long this browser keeps which order is shown, in seconds. */
const SECONDS = 2 * 86_400

const remembered = z.object({
  /** Whose it is. */
  owner: z.string(),
  orderNumber: z.string(),
  /** Of the form that it was canceled with here last. */
  cancel: z.uuid().optional(),
})

export type RememberedOrder = z.output<typeof remembered>

/** The order that this browser opened last; null where there is none. In pages alone. */
export async function recallOrder(): Promise<RememberedOrder | null> {
  return remembered.safeParse(await recallSealed(ORDER_COOKIE)).data ?? null
}

/** For all sections, so that a visitor can change the language. */
export async function orderCookie(order: RememberedOrder, isSecure: boolean): Promise<string> {
  return setCookie(ORDER_COOKIE, await seal(ORDER_COOKIE, { ...order }, SECONDS), {
    path: '/',
    seconds: SECONDS,
    isSecure,
  })
}
