import { LRUCache } from 'lru-cache'
import {
  type AuthStrategy,
  type CollectionAfterLoginHook,
  type CollectionBeforeLoginHook,
  JWTAuthentication,
  type PayloadRequest,
} from 'payload'
import { sidePool } from '../../../database/side-pool'
import type { Clients } from '../../../settings'
import { type OwnSession, ownSession } from './own-session'
import { sessionOrigin } from './session-origin'
import { endSessionWithin, noteSeen, recordSession } from '../../../queries/accounts/sessions'

const NOTED_EVERY_MS = 60_000

const noted = new LRUCache<string, true>({ max: 10_000, ttl: NOTED_EVERY_MS })

/** Where a session began, for its owner to know it by; the one that the browser had before ends. */
export function recordLogIns({ isTrustedProxy }: Clients) {
  const before = new WeakMap<PayloadRequest, OwnSession>()

  const beforeLogin: CollectionBeforeLoginHook = ({ req }) => {
    const own = ownSession(req)
    if (own) before.set(req, own)
  }

  const afterLogin: CollectionAfterLoginHook = async ({ req, user }) => {
    const session = user.sessions?.at(-1)?.id
    req.payload.logger.info({ account: user.id }, 'an editor logged in')
    const last = before.get(req)
    if (last) await endSessionWithin(req, last.account, last.session)
    if (!session) return
    await recordSession(req, session, sessionOrigin(req.headers, isTrustedProxy))
  }

  return { beforeLogin, afterLogin }
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
