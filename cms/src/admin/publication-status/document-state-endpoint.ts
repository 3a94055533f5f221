import { CONTENT_KINDS } from '@carelane/main-api'
import type { Endpoint } from 'payload'
import { z } from 'zod'
import { isApprovedKind } from '../../access/approved-kinds'
import { approvalStateOf } from '../../approval/approval-state'
import { findPlannedSchedules } from '../../queries/schedules/planned-schedules'
import { findRefusedSchedules } from '../../queries/schedules/refused-schedules'
import { readLastPublication } from '../../publications/last-publication'
import { publicationStatusOf } from '../../publications/publication-status'
import { findHoldingRelease } from '../../releases/releases-store'
import { countOutdated } from '../../translations/outdated-store'
import { isTranslatedKind } from '../../translations/translated-texts'
import { DOCUMENT_STATE_PATH, documentState } from './document-state'
import { readableDocument } from './readable-document'

const asked = z.object({
  collection: z.enum(CONTENT_KINDS).exclude(['site-settings']),
  id: z.coerce.number().int().positive(),
})

/** 404 if the user may not read the document. */
export const documentStateEndpoint: Endpoint = {
  method: 'get',
  path: `${DOCUMENT_STATE_PATH}/:collection/:id`,
  handler: async (req) => {
    const read = asked.safeParse(req.routeParams)
    const document = read.success && req.user ? await readableDocument(req, read.data) : undefined
    if (!read.success || !document) return notThere()
    const { collection, id } = read.data
    const { pool } = req.payload.db
    const [last, plans, refused, release, outdated, approval] = await Promise.all([
      readLastPublication(pool, collection, id),
      findPlannedSchedules(pool, collection, id),
      findRefusedSchedules(pool, { collection, document: id }),
      findHoldingRelease(pool, collection, id),
      countOutdated(pool, { kind: collection, id }),
      isApprovedKind(collection) ? approvalStateOf(req, collection, id) : null,
    ])
    const state = documentState.parse({
      ...document,
      plans: plans.map(({ type, at }) => ({ type, at: at.toISOString() })),
      release,
      outdated,
      isTranslated: isTranslatedKind(collection),
      approval,
      status: publicationStatusOf(last, new Date()),
      refused: refused.map((each) => ({ ...each, refusedAt: each.refusedAt.toISOString() })),
    })
    return Response.json(state, { headers: { 'cache-control': 'private, no-store' } })
  },
}

function notThere(): Response {
  return Response.json({ status: 404, message: 'There is no such document.' }, { status: 404 })
}
