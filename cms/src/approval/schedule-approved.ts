import type { ServerFunction } from 'payload'
import { z } from 'zod'
import type { PlanAnswer } from '../access/plan-answer'
import { isApprovedKind } from '../access/approved-kinds'
import { mayPublish } from '../access/may-change'
import { schedulePublish } from '../access/schedule-publish'
import { isAdministrator } from '../access/staff'
import { sayRefusal } from '../refusals/say-refusal'
import { readApprovalRules } from './approval-rules'
import { stageOf } from './approval-state'
import { findStep } from './approval-store'
import { documentState } from './document-states'

const planned = z.object({
  type: z.string().nullish(),
  doc: z.object({ relationTo: z.string(), value: z.coerce.number() }),
})

/** Only what is approved is scheduled; at its time the publication asks again. */
export const scheduleApproved: ServerFunction<object, Promise<PlanAnswer>> = async (args) => {
  const plan = planned.safeParse(args)
  if (plan.success && args.req.user && plan.data.type !== 'unpublish') {
    const { relationTo, value } = plan.data.doc
    if ((await mayPublish(args.req, relationTo, value)) && !(await isReady(args.req, relationTo, value)))
      return {
        error: sayRefusal(args.req, 'Only what is approved can be scheduled. Hand it in for approval first.'),
      }
  }
  return schedulePublish(args)
}

async function isReady(
  req: Parameters<typeof readApprovalRules>[0],
  kind: string,
  id: number,
): Promise<boolean> {
  if (!isApprovedKind(kind)) return true
  const [rules, state] = await Promise.all([readApprovalRules(req), documentState(req, kind, id)])
  if (!state || !rules.needsApproval(kind, state.audiences)) return true
  if (isAdministrator(req.user) && !rules.administratorsToo) return true
  const stage = stageOf(state, await findStep(req.payload.db.pool, kind, id))
  return stage === null || stage === 'approved' || stage === 'live'
}
