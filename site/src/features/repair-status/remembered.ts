import { z } from 'zod'
import { href } from '@/links/href'
import { sentCode } from '@/forms/one-time-code/code-steps'
import { setCookie } from '@/platform/cookies'
import { seal } from '@/platform/sealed'
import { forgetSealed, recallSealed, rememberSealed } from '@/platform/sealed-cookie'
import { REPAIR_COOKIE } from '@/platform/personal-cookies'

/** Time to receive and enter a code. */
export const REMEMBERED_SECONDS = 1800

const askedAt = z.number()

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

/** The same, for an answer apart from pages. */
export async function cookieOfLookup(lang: string, lookup: Remembered): Promise<string> {
  const sealed = await seal(REPAIR_COOKIE, lookup, REMEMBERED_SECONDS)
  return setCookie(REPAIR_COOKIE, sealed, { seconds: REMEMBERED_SECONDS, path: href(lang, 'repair-status') })
}

export function forgetLookup(lang: string): Promise<void> {
  return forgetSealed(REPAIR_COOKIE, href(lang, 'repair-status'))
}
