import { QUOTE_ANSWERS } from '@carelane/after-sales'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { seal, unseal } from '@/platform/sealed'
import { askedQuote } from './answer-content'

const PURPOSE = 'repair quote'
const FORM_SECONDS = 3600

const asked = z.object({
  ...askedQuote,
  /** What each answer says on the page. */
  sentences: z.record(z.enum(QUOTE_ANSWERS), z.string()),
  /** Of the look-up that opened the page. */
  phone: z.string(),
  /** From the address of the page. */
  of: z.string(),
  key: z.uuid(),
})

export type AskedQuote = z.output<typeof asked>

/** Encrypted: visitors agree to what stood on their page, whatever the service says since. */
export function sealAsked(quote: Omit<AskedQuote, 'key'>): Promise<string> {
  return seal(PURPOSE, { ...quote, key: randomUUID() } satisfies AskedQuote, FORM_SECONDS)
}

export async function readAsked(sealed: string): Promise<AskedQuote | null> {
  const read = asked.safeParse(await unseal(PURPOSE, sealed))
  return read.success ? read.data : null
}
