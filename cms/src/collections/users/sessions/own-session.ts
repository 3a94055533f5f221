import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { refusal } from '../../../access/refusal'

const withSession = z.object({ id: z.number(), _sid: z.string() })

export interface OwnSession {
  account: number
  session: string
}

export function ownSession({ user }: Pick<PayloadRequest, 'user'>): OwnSession | undefined {
  const read = withSession.safeParse(user)
  return read.success ? { account: read.data.id, session: read.data._sid } : undefined
}

/** @throws APIError (403) where nobody is logged in */
export function requireOwnSession(req: PayloadRequest): OwnSession {
  const own = ownSession(req)
  if (!own) throw refusal(req, 'Your log-in has ended. Log in again.')
  return own
}
