import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { withLockedAccount } from '../../../queries/accounts/with-locked-account'
import { requireOwnSession } from './own-session'
import { endSessionsOf, sessionsOf } from '../../../queries/accounts/sessions'
import type { SessionsAnswer } from './sessions-answer'

const asked = z.object({ session: z.string().max(64) })

/** Each answers with the sessions that are open then. */
export const sessionsEndpoints: Omit<Endpoint, 'root'>[] = [
  { method: 'get', path: '/sessions', handler: answer },
  {
    method: 'post',
    path: '/sessions/end-others',
    handler: async (req) => {
      const { account, session } = requireOwnSession(req)
      await end(req, account, { allBut: session })
      return answer(req)
    },
  },
  {
    method: 'post',
    path: '/sessions/:session/end',
    handler: async (req) => {
      const { account } = requireOwnSession(req)
      const named = asked.safeParse(req.routeParams)
      if (named.success) await end(req, account, { only: named.data.session })
      return answer(req)
    },
  },
]

async function end(
  { payload }: PayloadRequest,
  account: number,
  which: Parameters<typeof endSessionsOf>[2],
): Promise<void> {
  const ended = await withLockedAccount(payload.db.pool, account, (client) =>
    endSessionsOf(client, account, which),
  )
  payload.logger.info({ account, ended }, 'an editor ended own sessions')
}

async function answer(req: PayloadRequest): Promise<Response> {
  const own = requireOwnSession(req)
  const sessions = await sessionsOf(req.payload.db.pool, own.account)
  const body: SessionsAnswer = {
    sessions: sessions.map(({ session, began, seen, network, device }) => ({
      session,
      isOwn: session === own.session,
      began: began.toISOString(),
      seen: seen.toISOString(),
      network,
      device,
    })),
  }
  return Response.json(body)
}
