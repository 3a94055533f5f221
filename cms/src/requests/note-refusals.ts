import type { AfterErrorHook } from 'payload'
import { z } from 'zod'

const refused = z.object({ status: z.union([z.literal(401), z.literal(403)]) })

/** Has a line of its own. */
const LOG_IN = '/api/users/login'

/** What it was, and from which network, is in the line of the request, which has the same id. */
export const noteRefusals: AfterErrorHook = ({ error, req }) => {
  const status = refused.safeParse(error).data?.status
  if (status === undefined || req.pathname === LOG_IN) return
  req.payload.logger.warn({ account: req.user?.id ?? null, status }, 'an account was refused something')
}
