import { APIError, type Endpoint, type PayloadRequest, type TypedUser } from 'payload'
import { z } from 'zod'
import type { Refusal } from '@carelane/messages/admin'
import { APPROVED_KINDS, type ApprovedKind } from '../access/approved-kinds'
import { staffOf } from '../access/staff'
import { sayRefusal } from '../refusals/say-refusal'
import { readBody } from '../requests/read-body'
import { answer } from '../submissions/for-countries'
import { APPROVALS_PATH, returned, seenContent } from './approval-contract'
import { approve, giveBack, handIn } from './approve'

/** 400 invalid, 403 not theirs, 404 none, 409 refused for what it says or for its stage. */
export const approvalEndpoints: Endpoint[] = [
  act(
    'hand-in',
    seenContent,
    'Something is missing or cannot be read. Look at it again.',
    (order, { content }) => handIn(order.req.payload, { ...order.named, content, by: order.by }),
  ),
  act(
    'approve',
    seenContent,
    'Something is missing or cannot be read. Look at it again.',
    (order, { content }) => approve(order.req.payload, { ...order.named, content, by: order.by }),
  ),
  act(
    'return',
    returned,
    'Say what is to be changed, in at most 1000 characters.',
    (order, { content, comment }) =>
      giveBack(order.req.payload, { ...order.named, content, by: order.by }, comment),
  ),
]

interface Asked {
  req: PayloadRequest
  named: { kind: ApprovedKind; document: number }
  by: { user: TypedUser; i18n: PayloadRequest['i18n'] }
}

function act<Sent>(
  name: string,
  schema: z.ZodType<Sent>,
  unreadable: Refusal,
  work: (asked: Asked, sent: Sent) => Promise<void>,
): Endpoint {
  return {
    method: 'post',
    path: `${APPROVALS_PATH}/:kind/:document/${name}`,
    handler: async (req) => {
      await readBody(req)
      const { user, i18n } = req
      if (!user || !staffOf(user))
        return refused(403, sayRefusal(req, 'Your log-in has ended. Log in again.'))
      const named = await readable(req)
      if (!named) return refused(404, sayRefusal(req, 'There is no such document.'))
      const sent = schema.safeParse(req.data)
      if (!sent.success) return refused(400, sayRefusal(req, unreadable))
      try {
        await work({ req, named, by: { user, i18n } }, sent.data)
        return answer(200, {})
      } catch (error) {
        if (!(error instanceof APIError)) throw error
        return refused(error.status, error.message)
      }
    },
  }
}

const kinds = Object.keys(APPROVED_KINDS) as [ApprovedKind, ...ApprovedKind[]]

const named = z.object({
  kind: z.enum(kinds),
  document: z.coerce.number().int().positive().max(2_147_483_647),
})

async function readable(req: PayloadRequest): Promise<Asked['named'] | undefined> {
  const read = named.safeParse(req.routeParams)
  if (!read.success) return undefined
  const { kind, document } = read.data
  const { totalDocs } = await req.payload.count({
    collection: kind,
    where: { id: { equals: document } },
    overrideAccess: false,
    req,
  })
  return totalDocs === 1 ? read.data : undefined
}

function refused(status: number, message: string): Response {
  return answer(status, { errors: [{ message }] })
}
