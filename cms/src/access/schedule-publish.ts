import { schedulePublishHandler } from '@payloadcms/ui/utilities/schedulePublishHandler'
import type { PayloadRequest, ServerFunction } from 'payload'
import { z } from 'zod'
import { mayPublish } from './may-change'
import { refusal } from './refusal'

const target = z.object({ relationTo: z.string(), value: z.union([z.string(), z.number()]) })

const request = z.looseObject({
  doc: target.nullish(),
  deleteID: z.union([z.string(), z.number()]).nullish(),
})

const plannedJob = z.object({ input: z.object({ doc: target.nullish() }).nullish() })

/** Plans a publication or calls it off, for whoever may publish the document; Payload's own asks nobody. */
export const schedulePublish: ServerFunction = async (args) => {
  const { doc, deleteID } = request.parse(args)
  const planned = deleteID ? await plannedDocument(args.req, deleteID) : undefined
  const documents = [doc, planned].filter((each) => each != null)
  if (documents.length === 0) throw refusal(args.req, 'There is no such document.')
  for (const { relationTo, value } of documents) {
    if (!(await mayPublish(args.req, relationTo, value)))
      throw refusal(args.req, 'You may not publish this document.')
  }
  return schedulePublishHandler(args as unknown as Parameters<typeof schedulePublishHandler>[0])
}

async function plannedDocument(req: PayloadRequest, jobId: string | number) {
  const job = await req.payload.db.findOne({
    collection: 'payload-jobs',
    where: { and: [{ id: { equals: jobId } }, { taskSlug: { equals: 'schedulePublish' } }] },
    req,
  })
  return plannedJob.safeParse(job).data?.input?.doc
}
