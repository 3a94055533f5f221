import { cache } from 'react'
import type { CallRequest, CallResponse, EnvelopeCallName, Result } from '@carelane/after-sales'
import { recallCookie } from '@/platform/sealed-cookie'
import { afterSales } from '@/platform/after-sales'
import type { Account } from './account-schema'
import { freshSession } from './fresh-session'
import { accountOf, type Session } from './session-content'
import { SESSION_COOKIE, sessionSecret } from './session-cookie'
import { findSession } from './session-store'

/**
 * In pages and actions only.
 * @throws StoreError
 */
export const currentSession = cache(async (): Promise<Session | undefined> => {
  const secret = await sessionSecret(await recallCookie(SESSION_COOKIE))
  const session = secret === undefined ? undefined : await findSession(secret)
  return session && freshSession(session)
})

/** @throws StoreError */
export async function currentAccount(): Promise<Account | undefined> {
  const session = await currentSession()
  return session && accountOf(session)
}

/** Calls with the account's token [6#2], renewed once if rejected. */
export async function callAs<Name extends EnvelopeCallName>(
  account: Account,
  name: Name,
  request: CallRequest<Name>,
): Promise<Result<CallResponse<Name>>> {
  const answer = await afterSales().call(name, request, { token: account.token })
  if (answer.ok || answer.failure.codeName === undefined) return answer
  const session = await currentSession()
  const fresh = session && (await freshSession(session, true))
  if (!fresh || fresh.token === account.token) return answer
  return afterSales().call(name, request, { token: fresh.token })
}
