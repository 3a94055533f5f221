import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { cookieOf, setCookie } from '@/platform/cookies'
import { seal, unseal } from '@/platform/sealed'
import { href } from '@/links/href'
import { APPEAL_COOKIE } from '@/features/appeal/appeal-cookie'
import { APPOINTMENT_COOKIE } from '@/features/appointments/appointment-cookie'
import { ORDER_COOKIE } from '@/features/purchase/orders/order-cookie'
import { BASKET_COOKIE } from '@/features/purchase/steps/basket-cookie'
import { ENTERED_COOKIE } from '@/features/purchase/steps/entered-cookie'
import { CHOSEN_COOKIE } from '@/features/rating/chosen-cookie'
import { REPAIR_COOKIE } from '@/features/repair-status/repair-cookie'
import { PHOTO_COOKIE } from '@/uploads/photo-cookie'
import { MARK_COOKIE } from '@/shell/header/user/account-mark'
import type { Session } from './session-content'
import { findSession, SESSION_SECONDS } from './session-store'

export const SESSION_COOKIE = 'account'

/** Says on the page of the account, for a while, that all sessions were ended. */
export const ENDED_COOKIE = 'account-ended'

const ENDED_SECONDS = 30

const kept = z.object({ session: z.string() })

/** What a session's cookie says; undefined where it is none of ours, or over. */
export async function sessionSecret(cookie: string | null | undefined): Promise<string | undefined> {
  if (!cookie) return undefined
  return kept.safeParse(await unseal(SESSION_COOKIE, cookie)).data?.session
}

/**
 * The session of whoever sends a request; undefined where nobody is signed in.
 * @throws StoreError
 */
export async function sessionOf(request: Request): Promise<Session | undefined> {
  const secret = await sessionSecret(cookieOf(request, SESSION_COOKIE))
  return secret === undefined ? undefined : findSession(secret)
}

/**
 * The session, encrypted and out of reach of scripts; and beside it a mark that says nothing but that this is another
 * sign-in than the one before, by which the pages' scripts see that they have to ask who it is.
 */
export async function sessionCookies(session: string, isSecure: boolean): Promise<string[]> {
  const keeping = { path: '/', seconds: SESSION_SECONDS, isSecure }
  const mark = randomBytes(6).toString('base64url')
  return [
    setCookie(SESSION_COOKIE, await seal(SESSION_COOKIE, { session }, SESSION_SECONDS), keeping),
    setCookie(MARK_COOKIE, mark, { ...keeping, isForScripts: true }),
  ]
}

/**
 * Takes away a session that is over. What was begun under it stays for when its person signs in again: it is encrypted, and
 * opened for nobody else.
 */
export function endedSessionCookies(isSecure: boolean): string[] {
  const gone = { path: '/', seconds: 0, isSecure }
  return [setCookie(SESSION_COOKIE, '', gone), setCookie(MARK_COOKIE, '', { ...gone, isForScripts: true })]
}

/**
 * A cookie and not part of an address: pages that show an account load anew as soon as its session is over, also while
 * their own form is being answered, and would then not go where the answer leads.
 * @param path of the page that says it
 */
export function endedCookie(path: string, isSecure: boolean): string {
  return setCookie(ENDED_COOKIE, '1', { path, seconds: ENDED_SECONDS, isSecure })
}

/** What a browser keeps of somebody beside the session, in every section. */
const PERSONAL = [
  APPEAL_COOKIE,
  APPOINTMENT_COOKIE,
  BASKET_COOKIE,
  CHOSEN_COOKIE,
  ENTERED_COOKIE,
  ORDER_COOKIE,
  PHOTO_COOKIE,
]

/**
 * Takes away all that a browser keeps of an account, for whoever uses it next.
 * @param lang the section that its person leaves from: what was looked up is kept for the pages of one section
 */
export function noSessionCookies(isSecure: boolean, lang: string): string[] {
  const gone = { seconds: 0, isSecure }
  return [
    ...endedSessionCookies(isSecure),
    ...PERSONAL.map((name) => setCookie(name, '', { ...gone, path: '/' })),
    setCookie(REPAIR_COOKIE, '', { ...gone, path: href(lang, 'repair-status') }),
  ]
}
