import { z } from 'zod'
import { forgetSealed, recallSealed, rememberSealed } from '@/platform/sealed-cookie'
import type { Typed } from '@/forms/state'
import { ENTERED_COOKIE } from './entered-cookie'

/** As long as the form itself can be filled in, in seconds. */
const SECONDS = 4 * 3600

/** Who buys, and codes: not what is agreed to, which is agreed to anew. */
const NAMES = ['storeCode', 'name', 'region', 'phone', 'code'] as const

const entered = z.object({
  /** Of whose form it is: shown again to nobody else. */
  owner: z.string(),
  typed: z.partialRecord(z.enum(NAMES), z.string()),
})

/** What of a form is kept where the form comes again. */
export function lastingOf(typed: Typed): Typed {
  return Object.fromEntries(NAMES.flatMap((name) => (typed[name] ? [[name, typed[name]]] : [])))
}

/** What was typed into a form that has to come again later; null where there is nothing. */
export async function recallEntered(): Promise<{ owner: string; typed: Typed } | null> {
  return entered.safeParse(await recallSealed(ENTERED_COOKIE)).data ?? null
}

/** For a form that its page does not show any more: without scripts nothing else would keep it. In an action alone. */
export function keepEntered(owner: string, typed: Typed): Promise<void> {
  return rememberSealed(ENTERED_COOKIE, { owner, typed: lastingOf(typed) }, { seconds: SECONDS, path: '/' })
}

/** It was ordered. In an action alone. */
export function forgetEntered(): Promise<void> {
  return forgetSealed(ENTERED_COOKIE)
}
