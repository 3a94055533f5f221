import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { seal, unseal } from '@/platform/sealed'
import { money } from '../money'

const FORM_SECONDS = 4 * 3600
const ORDER = 'purchase order'
const QUOTE = 'purchase quote'

const sealedOrder = z.object({
  key: z.uuid(),
  payKey: z.uuid(),
  owner: z.string(),
  imei: z.string(),
  productId: z.string(),
  durationDays: z.number(),
  store: z.object({ id: z.string(), name: z.string() }).optional(),
  /** As shown [5#26]. */
  protocolVersion: z.string(),
})

/** Another tab may have chosen otherwise since. */
export type SealedOrder = z.output<typeof sealedOrder>

const sealedQuote = z.object({
  key: z.uuid(),
  code: z.string(),
  total: money,
})

export type Quote = z.output<typeof sealedQuote>

/** Encrypted: plan, phone and terms as shown. */
export async function sealOrder(
  shown: Omit<SealedOrder, 'key' | 'payKey'>,
): Promise<{ key: string; sealed: string }> {
  const key = randomUUID()
  const order: SealedOrder = { ...shown, key, payKey: randomUUID() }
  return { key, sealed: await seal(ORDER, order, FORM_SECONDS) }
}

export async function readSealedOrder(sealed: string): Promise<SealedOrder | null> {
  return sealedOrder.safeParse(await unseal(ORDER, sealed)).data ?? null
}

export function sealQuote(quote: Quote): Promise<string> {
  return seal(QUOTE, quote, FORM_SECONDS)
}

export async function readQuote(sealed: string, { key }: SealedOrder): Promise<Quote | null> {
  const quote = sealedQuote.safeParse(await unseal(QUOTE, sealed)).data
  return quote?.key === key ? quote : null
}
