import { z } from 'zod'
import { recallSealed, rememberSealed } from '@/platform/sealed-cookie'
import { BASKET_COOKIE } from '@/platform/personal-cookies'

const SECONDS = 4 * 3600

const store = z.object({ id: z.string(), name: z.string() })

const basket = z.object({
  /** 15 digits. */
  imei: z.string(),
  store: store.optional(),
  plan: z.object({ productId: z.string(), durationDays: z.number() }).optional(),
})

export type Basket = z.output<typeof basket>
export type Chosen = Basket & { plan: NonNullable<Basket['plan']> }
export type Store = z.output<typeof store>

export async function recallBasket(): Promise<Basket | null> {
  return basket.safeParse(await recallSealed(BASKET_COOKIE)).data ?? null
}

export function rememberBasket(chosen: Basket): Promise<void> {
  return rememberSealed(BASKET_COOKIE, chosen, { seconds: SECONDS, path: '/' })
}
