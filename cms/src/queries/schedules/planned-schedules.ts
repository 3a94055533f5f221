import { CONTENT_KINDS, type ContentKind } from '@carelane/main-api'
import { z } from 'zod'
import { type Database, rows } from '../../database/query'

const plannedSchedule = z.object({
  collection: z.enum(CONTENT_KINDS),
  type: z.enum(['publish', 'unpublish']).catch('publish'),
  at: z.date(),
})

export type PlannedSchedule = z.infer<typeof plannedSchedule>

export async function findPlannedSchedules(
  database: Database,
  collection: ContentKind,
  document: number,
): Promise<PlannedSchedule[]> {
  const found = await rows(
    database,
    `SELECT input -> 'doc' ->> 'relationTo' AS collection, input ->> 'type' AS type, wait_until AS at
     FROM payload_jobs WHERE task_slug = 'schedulePublish' AND completed_at IS NULL AND has_error IS NOT TRUE
       AND input -> 'doc' ->> 'relationTo' = $1 AND input -> 'doc' ->> 'value' = $2 AND wait_until IS NOT NULL
     ORDER BY wait_until LIMIT 20`,
    [collection, String(document)],
  )
  return z.array(plannedSchedule).parse(found)
}
