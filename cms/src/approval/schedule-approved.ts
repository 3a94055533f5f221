import type { PayloadRequest, ServerFunction } from 'payload'
import { z } from 'zod'
import type { PlanAnswer } from '../access/plan-answer'
import { isApprovedKind } from '../access/approved-kinds'
import { mayPublish } from '../access/may-change'
import { schedulePublish } from '../access/schedule-publish'
import { sayRefusal } from '../refusals/say-refusal'
import { unapprovedOf } from './may-go-live'

const planned = z.object({
  type: z.string().nullish(),
  doc: z.object({ relationTo: z.string(), value: z.coerce.number() }),
})

/** Only what is approved is scheduled; at its time the publication asks again. */
export const scheduleApproved: ServerFunction<object, Promise<PlanAnswer>> = async (args) => {
  const plan = planned.safeParse(args)
  if (plan.success && args.req.user && plan.data.type !== 'unpublish') {
    const { relationTo, value } = plan.data.doc
    if ((await mayPublish(args.req, relationTo, value)) && (await isUnapproved(args.req, relationTo, value)))
      return {
        error: sayRefusal(args.req, 'Only what is approved can be scheduled. Hand it in for approval first.'),
      }
  }
  return schedulePublish(args)
}

async function isUnapproved(req: PayloadRequest, kind: string, id: number): Promise<boolean> {
  return isApprovedKind(kind) && (await unapprovedOf(req, req.user, kind, [id])).has(id)
}
