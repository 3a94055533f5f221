import { type Database, rows } from '../../database/query'

export function findEventsOfThisWeek(db: Database): Promise<unknown[]> {
  return rows(db, EVENTS, [])
}

const EVENTS = `
  SELECT input -> 'doc' ->> 'relationTo' AS collection, input -> 'doc' ->> 'value' AS document,
    wait_until AS at, input ->> 'type' AS what
  FROM payload_jobs WHERE task_slug = 'schedulePublish' AND completed_at IS NULL AND has_error IS NOT TRUE
    AND wait_until < now() + interval '7 days'
  UNION ALL
  SELECT 'ads', id::text, "from", 'begins' FROM ads
  WHERE deleted_at IS NULL AND active AND "from" BETWEEN now() AND now() + interval '7 days'
  UNION ALL
  SELECT 'ads', id::text, "to", 'ends' FROM ads
  WHERE deleted_at IS NULL AND active AND "to" BETWEEN now() AND now() + interval '7 days'
  ORDER BY at LIMIT 200`
