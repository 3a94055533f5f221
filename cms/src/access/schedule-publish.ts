import { schedulePublishHandler } from '@payloadcms/ui/utilities/schedulePublishHandler'
import type { PayloadRequest, ServerFunction } from 'payload'
import { z } from 'zod'
import type { Refusal } from '@carelane/messages/admin'
import { sayRefusal } from '../refusals/say-refusal'
import { mayPublish } from './may-change'
import { type PlanAnswer, planAnswer } from './plan-answer'

const target = z.object({ relationTo: z.string(), value: z.union([z.string(), z.number()]) })

const request = z.looseObject({
  doc: target.nullish(),
  deleteID: z.union([z.string(), z.number()]).nullish(),
})

const plannedJob = z.object({ input: z.object({ doc: target.nullish() }).nullish() })

/** Payload's own checks no rights. Returns refusals, since production builds hide messages of errors. */
export const schedulePublish: ServerFunction<object, Promise<PlanAnswer>> = async (args) => {
  const reason = await whyNot(args.req, args)
  if (reason) return { error: sayRefusal(args.req, reason) }
  const plan = args as unknown as Parameters<typeof schedulePublishHandler>[0]
  const answer = planAnswer.parse(await schedulePublishHandler(plan))
  // Payload's message is in English and names a table.
  if ('error' in answer) throw new Error(answer.error)
  return answer
}

async function whyNot(req: PayloadRequest, args: unknown): Promise<Refusal | undefined> {
  if (!req.user) return 'Your log-in has ended. Log in again.'
  const { doc, deleteID } = request.parse(args)
  const planned = deleteID ? await plannedDocument(req, deleteID) : undefined
  const documents = [doc, planned].filter((each) => each != null)
  if (documents.length === 0) return 'There is no such document.'
  for (const { relationTo, value } of documents) {
    if (!(await mayPublish(req, relationTo, value))) return 'You may not publish this document.'
  }
  return undefined
}

async function plannedDocument(req: PayloadRequest, jobId: string | number) {
  const job = await req.payload.db.findOne({
    collection: 'payload-jobs',
    where: { and: [{ id: { equals: jobId } }, { taskSlug: { equals: 'schedulePublish' } }] },
    req,
  })
  return plannedJob.safeParse(job).data?.input?.doc
}
