import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { seal, unseal } from '@/platform/sealed'
import { money } from '../money'

/** How long a form can be filled in, in seconds. */
const FORM_SECONDS = 4 * 3600
const ORDER = 'purchase order'
const QUOTE = 'purchase quote'

const sealedOrder = z.object({
  /** Made with the form: what is sent with it again is the same order. */
  key: z.uuid(),
  /** The same of its payment. */
  payKey: z.uuid(),
  /** Who was signed in when it was opened. */
  owner: z.string(),
  imei: z.string(),
  productId: z.string(),
  durationDays: z.number(),
  store: z.object({ id: z.string(), name: z.string() }).optional(),
  /** The version of the terms that is shown [5#26]. */
  protocolVersion: z.string(),
})

/** What was shown and is ordered, whatever another tab has chosen since. */
export type SealedOrder = z.output<typeof sealedOrder>

const sealedQuote = z.object({
  /** Of the order's form. */
  key: z.uuid(),
  /** The referral code that it was made for; empty without one. */
  code: z.string(),
  total: money,
})

/** What is to be paid, as it was shown. */
export type Quote = z.output<typeof sealedQuote>

/** Goes along with the form, encrypted, so that nobody changes plan, phone or terms of what they were shown. */
export async function sealOrder(
  shown: Omit<SealedOrder, 'key' | 'payKey'>,
): Promise<{ key: string; sealed: string }> {
  const key = randomUUID()
  const order: SealedOrder = { ...shown, key, payKey: randomUUID() }
  return { key, sealed: await seal(ORDER, order, FORM_SECONDS) }
}

/** Null where it is over, or not ours. */
export async function readSealedOrder(sealed: string): Promise<SealedOrder | null> {
  return sealedOrder.safeParse(await unseal(ORDER, sealed)).data ?? null
}

export function sealQuote(quote: Quote): Promise<string> {
  return seal(QUOTE, quote, FORM_SECONDS)
}

/** Null where it is over, not ours, or of another form. */
export async function readQuote(sealed: string, { key }: SealedOrder): Promise<Quote | null> {
  const quote = sealedQuote.safeParse(await unseal(QUOTE, sealed)).data
  return quote?.key === key ? quote : null
}
