import { z } from 'zod'
import { setCookie } from '@/platform/cookies'
import { ORDER_COOKIE } from '@/platform/personal-cookies'
import { seal } from '@/platform/sealed'
import { money } from '../money'

const SECONDS = 2 * 86_400

export const rememberedOrder = z.object({
  owner: z.string(),
  orderNumber: z.string(),
  total: money.optional(),
  cancel: z.uuid().optional(),
})

export type RememberedOrder = z.output<typeof rememberedOrder>

export async function orderCookie(order: RememberedOrder): Promise<string> {
  return setCookie(ORDER_COOKIE, await seal(ORDER_COOKIE, { ...order }, SECONDS), {
    path: '/',
    seconds: SECONDS,
  })
}
