import { z } from 'zod'
import { forgetSealed, recallSealed, rememberSealed } from '@/platform/sealed-cookie'
import type { Typed } from '@/forms/state'
import { ENTERED_COOKIE } from '@/platform/personal-cookies'

const SECONDS = 4 * 3600

const NAMES = ['storeCode', 'name', 'region', 'phone', 'code'] as const

const entered = z.object({
  owner: z.string(),
  typed: z.partialRecord(z.enum(NAMES), z.string()),
})

export function lastingOf(typed: Typed): Typed {
  return Object.fromEntries(NAMES.flatMap((name) => (typed[name] ? [[name, typed[name]]] : [])))
}

export async function recallEntered(): Promise<{ owner: string; typed: Typed } | null> {
  return entered.safeParse(await recallSealed(ENTERED_COOKIE)).data ?? null
}

/** In server actions only. */
export function keepEntered(owner: string, typed: Typed): Promise<void> {
  return rememberSealed(ENTERED_COOKIE, { owner, typed: lastingOf(typed) }, { seconds: SECONDS, path: '/' })
}

export function forgetEntered(): Promise<void> {
  return forgetSealed(ENTERED_COOKIE)
}
