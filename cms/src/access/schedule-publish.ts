import { schedulePublishHandler } from '@payloadcms/ui/utilities/schedulePublishHandler'
import type { PayloadRequest, ServerFunction, Where } from 'payload'
import { z } from 'zod'
import type { Refusal } from '@carelane/messages/admin'
import { sayRefusal } from '../refusals/say-refusal'
import { mayPublish } from './may-change'
import { type PlanAnswer, planAnswer } from './plan-answer'

const target = z.object({ relationTo: z.string(), value: z.union([z.string(), z.number()]) })

const jobId = z.union([z.string(), z.number()])

type JobId = z.infer<typeof jobId>

const request = z.looseObject({ doc: target.nullish(), deleteID: jobId.nullish() })

const plannedJob = z.object({ input: z.object({ doc: target.nullish() }).nullish() })

/** Payload's own checks no rights. Returns refusals, since production builds hide messages of errors. */
export const schedulePublish: ServerFunction<object, Promise<PlanAnswer>> = async (args) => {
  if (!args.req.user) return { error: sayRefusal(args.req, 'Your log-in has ended. Log in again.') }
  const asked = request.parse(args)
  const reason = await whyNot(args.req, asked)
  if (reason) return { error: sayRefusal(args.req, reason) }
  const { deleteID } = asked
  // Payload's handler also queues an empty job when it deletes one.
  if (deleteID) return callOff(args.req, deleteID)
  const plan = args as unknown as Parameters<typeof schedulePublishHandler>[0]
  const answer = planAnswer.parse(await schedulePublishHandler(plan))
  // Payload's message is in English and names a table.
  if ('error' in answer) throw new Error(answer.error)
  return answer
}

async function whyNot(
  req: PayloadRequest,
  { doc, deleteID }: z.infer<typeof request>,
): Promise<Refusal | undefined> {
  const planned = deleteID ? await plannedDocument(req, deleteID) : undefined
  const documents = [doc, planned].filter((each) => each != null)
  if (documents.length === 0) return 'There is no such document.'
  for (const { relationTo, value } of documents) {
    if (!(await mayPublish(req, relationTo, value))) return 'You may not publish this document.'
  }
  return undefined
}

async function callOff(req: PayloadRequest, jobId: JobId): Promise<PlanAnswer> {
  const { errors } = await req.payload.delete({ collection: 'payload-jobs', where: isPlan(jobId), req })
  if (errors[0]) throw new Error(errors[0].message)
  return { message: req.t('general:success') }
}

async function plannedDocument(req: PayloadRequest, jobId: JobId) {
  const job = await req.payload.db.findOne({ collection: 'payload-jobs', where: isPlan(jobId), req })
  return plannedJob.safeParse(job).data?.input?.doc
}

function isPlan(jobId: JobId): Where {
  return { and: [{ id: { equals: jobId } }, { taskSlug: { equals: 'schedulePublish' } }] }
}
