import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState'
import { schedulePublishHandler } from '@payloadcms/ui/utilities/schedulePublishHandler'
import type { PayloadRequest, ServerFunction } from 'payload'
import { z } from 'zod'
import { mayChange, mayPublish } from './may-change'
import { refusal } from './refusal'

const target = z.object({ relationTo: z.string(), value: z.union([z.string(), z.number()]) })

const schedule = z.looseObject({
  doc: target.nullish(),
  deleteID: z.union([z.string(), z.number()]).nullish(),
})

const scheduledJob = z.object({ input: z.object({ doc: target.nullish() }).nullish() })

/**
 * In place of the functions that the admin calls on the server, where Payload's own ask too little: planning a
 * publication and calling it off ask nothing, and a form locks any document for whoever asks.
 */
export const guardedServerFunctions: Record<string, ServerFunction> = {
  'schedule-publish': async (args) => {
    const { doc, deleteID } = schedule.parse(args)
    const planned = deleteID ? await plannedDocument(args.req, deleteID) : undefined
    for (const each of [doc, planned]) if (each) await requirePublishing(args.req, each)
    if (!doc && !planned) throw refusal('There is no such document.')
    return schedulePublishHandler(args as unknown as Parameters<typeof schedulePublishHandler>[0])
  },

  'form-state': async (args) => {
    const { collectionSlug, id } = form.parse(args)
    const locks = !collectionSlug || !id || (await mayChange(args.req, collectionSlug, id))
    const restricted = locks ? args : { ...args, returnLockStatus: false }
    return buildFormStateHandler(restricted as unknown as Parameters<typeof buildFormStateHandler>[0])
  },
}

const form = z.looseObject({
  collectionSlug: z.string().optional(),
  id: z.union([z.string(), z.number()]).nullish(),
})

async function plannedDocument(req: PayloadRequest, jobId: string | number) {
  const job = await req.payload.db.findOne({
    collection: 'payload-jobs',
    where: { and: [{ id: { equals: jobId } }, { taskSlug: { equals: 'schedulePublish' } }] },
    req,
  })
  return scheduledJob.safeParse(job).data?.input?.doc ?? undefined
}

async function requirePublishing(req: PayloadRequest, { relationTo, value }: z.infer<typeof target>) {
  if (!(await mayPublish(req, relationTo, value))) throw refusal('You may not publish this document.')
}
