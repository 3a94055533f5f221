import { getFieldsToSign, jwtSign, type PayloadRequest, type TypedUser } from 'payload'
import { generatePayloadCookie } from 'payload/shared'
import type { Database } from '../../../database/query'
import { knownDevice, knownDeviceCookie } from '../../../log-in/known-device'
import { endSessionsOf, openSessionOf } from '../../../queries/accounts/sessions'
import { withLockedAccount } from '../../../queries/accounts/with-locked-account'
import type { Clients } from '../../../settings'
import { IDLE_SECONDS } from '../end-sessions'
import { ownSession } from './own-session'
import { sessionOrigin } from './session-origin'

/**
 * As after a log-in with a password: the session that the browser had before ends.
 * @param requireMore behind the lock of the account, where nothing else changes it; throws to open nothing
 * @returns the cookies of the session and of the device
 */
export async function openSession(
  req: PayloadRequest,
  account: number,
  { isTrustedProxy, isHttps }: Clients,
  requireMore?: (db: Database) => Promise<void>,
): Promise<string[]> {
  const { payload } = req
  const { config } = payload.collections.users
  const user = await payload.findByID({ collection: 'users', id: account, depth: 0 })
  const sid = await withLockedAccount(payload.db.pool, account, async (db) => {
    await requireMore?.(db)
    const last = ownSession(req)
    if (last) await endSessionsOf(db, last.account, { only: last.session })
    return openSessionOf(db, account, IDLE_SECONDS, sessionOrigin(req.headers, isTrustedProxy))
  })
  const fieldsToSign = getFieldsToSign({
    collectionConfig: config,
    email: user.email,
    sid,
    user: { ...user, collection: 'users' } as TypedUser,
  })
  const { token } = await jwtSign({ fieldsToSign, secret: payload.secret, tokenExpiration: IDLE_SECONDS })
  const owner = { email: user.email, secret: payload.secret, isHttps }
  return [
    String(
      generatePayloadCookie({
        collectionAuthConfig: config.auth,
        cookiePrefix: payload.config.cookiePrefix,
        token,
      }),
    ),
    knownDeviceCookie(owner, knownDevice(req.headers, owner)),
  ]
}
