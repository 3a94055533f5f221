import { CONTENT_KINDS } from '@carelane/main-api'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { findRefusedSchedules } from '../../jobs/refused-schedules'
import { readLastPublication } from '../../publications/last-publication'
import { publicationStatusOf } from '../../publications/publication-status'
import { DOCUMENT_STATE_PATH, documentState } from './document-state'

const asked = z.object({
  collection: z.enum(CONTENT_KINDS).exclude(['site-settings']),
  id: z.coerce.number().int().positive(),
})

type Asked = z.infer<typeof asked>

/** Whether a document's last change has reached the site, for those who may read the document; else 404. */
export const documentStateEndpoint: Endpoint = {
  method: 'get',
  path: `${DOCUMENT_STATE_PATH}/:collection/:id`,
  handler: async (req) => {
    const read = asked.safeParse(req.routeParams)
    const document = read.success && req.user ? await findReadable(req, read.data) : undefined
    if (!read.success || !document) return notThere()
    const { collection, id } = read.data
    const { pool } = req.payload.db
    const [last, refused] = await Promise.all([
      readLastPublication(pool, collection, id),
      findRefusedSchedules(pool, { collection, document: id }),
    ])
    const state = documentState.parse({
      ...document,
      status: publicationStatusOf(last, new Date()),
      refused: refused.map((each) => ({ ...each, refusedAt: each.refusedAt.toISOString() })),
    })
    return Response.json(state, { headers: { 'cache-control': 'private, no-store' } })
  },
}

async function findReadable(req: PayloadRequest, { collection, id }: Asked) {
  const { payload, user } = req
  const where = { id: { equals: id } }
  const readable = {
    collection,
    where,
    user,
    overrideAccess: false,
    depth: 0,
    limit: 1,
    draft: true,
  } as const
  const { totalDocs } = await payload.find({ ...readable, select: {} }).catch(() => ({ totalDocs: 0 }))
  if (totalDocs === 0) return undefined
  const hasDrafts = Boolean(payload.collections[collection].config.versions?.drafts)
  const live = await payload.count({
    collection,
    where: hasDrafts ? { and: [where, { _status: { equals: 'published' } }] } : where,
  })
  return { hasDrafts, isPublished: live.totalDocs === 1 }
}

function notThere(): Response {
  return Response.json({ status: 404, message: 'There is no such document.' }, { status: 404 })
}
