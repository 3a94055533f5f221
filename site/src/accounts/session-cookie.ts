import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { cookieOf, setCookie } from '@/platform/cookies'
import { PERSONAL_COOKIES, REPAIR_COOKIE } from '@/platform/personal-cookies'
import { seal, unseal } from '@/platform/sealed'
import { href } from '@/links/href'
import { MARK_COOKIE } from '@/shell/header/user/account-mark'
import type { Session } from './session-content'
import { findSession, SESSION_SECONDS } from './session-store'

export const SESSION_COOKIE = 'account'

export const ENDED_COOKIE = 'account-ended'

const ENDED_SECONDS = 30

const kept = z.object({ session: z.string() })

export async function sessionSecret(cookie: string | null | undefined): Promise<string | undefined> {
  if (!cookie) return undefined
  return kept.safeParse(await unseal(SESSION_COOKIE, cookie)).data?.session
}

/** @throws StoreError */
export async function sessionOf(request: Request): Promise<Session | undefined> {
  const secret = await sessionSecret(cookieOf(request, SESSION_COOKIE))
  return secret === undefined ? undefined : findSession(secret)
}

/** With a random mark by which scripts notice another sign-in. */
export async function sessionCookies(session: string): Promise<string[]> {
  const keeping = { path: '/', seconds: SESSION_SECONDS }
  const mark = randomBytes(6).toString('base64url')
  return [
    setCookie(SESSION_COOKIE, await seal(SESSION_COOKIE, { session }, SESSION_SECONDS), keeping),
    setCookie(MARK_COOKIE, mark, { ...keeping, isForScripts: true }),
  ]
}

/** Keeps drafts' cookies: encrypted for their owner alone. */
export function endedSessionCookies(): string[] {
  const gone = { path: '/', seconds: 0 }
  return [setCookie(SESSION_COOKIE, '', gone), setCookie(MARK_COOKIE, '', { ...gone, isForScripts: true })]
}

/** Not in the address: reloading pages would miss the redirect. */
export function endedCookie(path: string): string {
  return setCookie(ENDED_COOKIE, '1', { path, seconds: ENDED_SECONDS })
}

/** @param lang looked-up values are stored by section */
export function noSessionCookies(lang: string): string[] {
  const gone = { seconds: 0 }
  return [
    ...endedSessionCookies(),
    ...PERSONAL_COOKIES.map((name) => setCookie(name, '', { ...gone, path: '/' })),
    setCookie(REPAIR_COOKIE, '', { ...gone, path: href(lang, 'repair-status') }),
  ]
}
