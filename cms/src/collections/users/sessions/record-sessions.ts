import { LRUCache } from 'lru-cache'
import { type AuthStrategy, type CollectionAfterLoginHook, JWTAuthentication } from 'payload'
import { sidePool } from '../../../database/side-pool'
import type { Clients } from '../../../settings'
import { ownSession } from './own-session'
import { sessionOrigin } from './session-origin'
import { noteSeen, recordSession } from '../../../queries/accounts/sessions'

const NOTED_EVERY_MS = 60_000

const noted = new LRUCache<string, true>({ max: 10_000, ttl: NOTED_EVERY_MS })

/** Where a session began, for its owner to know it by. */
export function recordLogIn({ isTrustedProxy }: Clients): CollectionAfterLoginHook {
  return async ({ req, user }) => {
    const session = user.sessions?.at(-1)?.id
    req.payload.logger.info({ account: user.id }, 'an editor logged in')
    if (!session) return
    await recordSession(req, session, sessionOrigin(req.headers, isTrustedProxy))
  }
}

/** Payload's own, which tells nobody when a session was used. */
export const seenSessions: AuthStrategy = {
  name: 'local-jwt',
  authenticate: async (asked) => {
    const result = await JWTAuthentication(asked)
    const { session } = ownSession(result) ?? {}
    if (session !== undefined && !noted.has(session)) {
      noted.set(session, true)
      await noteSeen(sidePool(asked.payload), session)
    }
    return result
  },
}
