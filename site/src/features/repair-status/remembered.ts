import { z } from 'zod'
import { href } from '@/links/href'
import { sentCode } from '@/forms/one-time-code/code-steps'
import { forgetSealed, recallSealed, rememberSealed } from '@/platform/sealed-cookie'
import { REPAIR_COOKIE } from '@/platform/personal-cookies'
import { REMEMBERED_SECONDS } from './remembered-seconds'

const askedAt = z.number()

const quote = z.object({
  orderNumber: z.string(),
  version: z.number(),
  answer: z.enum(['yes', 'no']),
  code: sentCode.optional(),
  /** From a code that was entered, until when in ms since 1970. */
  proof: z.object({ token: z.string(), until: z.number() }).optional(),
})

const remembered = z.discriminatedUnion('by', [
  z.object({ by: z.literal('order'), orderNumber: z.string(), askedAt }),
  z.object({
    by: z.literal('phone'),
    askedAt,
    phone: z.string(),
    typed: z.string(),
    region: z.string(),
    code: sentCode.optional(),
    token: z.string().optional(),
    /** An answer that waits for its code. */
    quote: quote.optional(),
  }),
])

export type Remembered = z.output<typeof remembered>
export type RememberedPhone = Extract<Remembered, { by: 'phone' }>

export async function recallLookup(): Promise<Remembered | null> {
  const read = remembered.safeParse(await recallSealed(REPAIR_COOKIE))
  return read.success ? read.data : null
}

/** Encrypted: no numbers in addresses. */
export function rememberLookup(lang: string, lookup: Remembered): Promise<void> {
  return rememberSealed(REPAIR_COOKIE, lookup, {
    seconds: REMEMBERED_SECONDS,
    path: href(lang, 'repair-status'),
  })
}

export function forgetLookup(lang: string): Promise<void> {
  return forgetSealed(REPAIR_COOKIE, href(lang, 'repair-status'))
}
