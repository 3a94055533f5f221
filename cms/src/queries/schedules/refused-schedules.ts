import { CONTENT_KINDS, type ContentKind } from '@carelane/main-api'
import { z } from 'zod'
import { type Database, rows } from '../../database/query'
import { tableOf } from '../table-of'

const refusedSchedule = z.object({
  job: z.number().int(),
  collection: z.enum(CONTENT_KINDS),
  document: z.coerce.number().int(),
  type: z.enum(['publish', 'unpublish']).catch('publish'),
  refusedAt: z.date(),
  scheduledBy: z.string().nullable(),
  reason: z.string().catch('for an unknown reason'),
})

export type RefusedSchedule = z.infer<typeof refusedSchedule>

const SHOWN_DAYS = 30

/** Latest first, without documents changed since. */
export async function findRefusedSchedules(
  database: Database,
  of?: { collection: ContentKind; document: number },
): Promise<RefusedSchedule[]> {
  const failed = await rows(
    database,
    `SELECT j.id AS job, j.input -> 'doc' ->> 'relationTo' AS collection, j.input -> 'doc' ->> 'value' AS document,
       j.input ->> 'type' AS type, j.updated_at AS "refusedAt", u.name AS "scheduledBy",
       j.error ->> 'message' AS reason
     FROM payload_jobs j LEFT JOIN users u ON u.id::text = j.input -> 'user' ->> 'value'
     WHERE j.has_error AND j.task_slug = 'schedulePublish'
       AND j.updated_at > now() - make_interval(days => ${SHOWN_DAYS})
       AND ($1::text IS NULL OR (j.input -> 'doc' ->> 'relationTo', j.input -> 'doc' ->> 'value') = ($1, $2))
     ORDER BY j.updated_at DESC`,
    [of?.collection ?? null, of ? String(of.document) : null],
  )
  const refused = failed.flatMap((row) => refusedSchedule.safeParse(row).data ?? [])
  const open = await Promise.all(
    [...new Set(refused.map(({ collection }) => collection))].map((collection) =>
      onlyOpen(
        database,
        collection,
        refused.filter((each) => each.collection === collection),
      ),
    ),
  )
  return open.flat().sort((one, other) => other.refusedAt.getTime() - one.refusedAt.getTime())
}

async function onlyOpen(
  database: Database,
  collection: ContentKind,
  refused: RefusedSchedule[],
): Promise<RefusedSchedule[]> {
  const documents = await rows<{ id: number; updatedAt: Date }>(
    database,
    `SELECT id, updated_at AS "updatedAt" FROM ${tableOf(collection)} WHERE id = ANY ($1)`,
    [refused.map(({ document }) => document)],
  )
  const changed = new Map(documents.map(({ id, updatedAt }) => [id, updatedAt]))
  return refused.filter(({ document, refusedAt }) => {
    const at = changed.get(document)
    return at !== undefined && at < refusedAt
  })
}
