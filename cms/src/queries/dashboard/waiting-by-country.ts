import type { ContentKind } from '@carelane/main-api'
import { type Database, rows } from '../../database/query'
import { versionsTableOf } from '../table-of'

interface Waiting {
  drafts: number
  scheduled: number
  ending: number
}

export interface WaitingCountry extends Waiting {
  /** Null for all countries. */
  id: number | null
  name: string | null
}

const SHOWN = 15

export const KINDS_WITH_DRAFTS = [
  'news',
  'faqs',
  'landing-pages',
  'policies',
  'recalls',
  'fault-finders',
  'legal-pages',
  'quick-links',
  'seo-entries',
] as const satisfies readonly ContentKind[]

/** @param emptyDrafts ids to leave out, for each of `KINDS_WITH_DRAFTS` */
export function findWaitingByCountry(db: Database, emptyDrafts: number[][]): Promise<WaitingCountry[]> {
  return rows<WaitingCountry>(db, WAITING, emptyDrafts)
}

function newestOf(collection: ContentKind): string {
  const versions = versionsTableOf(collection)
  return `${versions} v LEFT JOIN ${versions}_rels r ON r.parent_id = v.id AND r.path = 'version.countries'
    AND NOT coalesce(v.version_all_countries, false)`
}

const EVENTS = KINDS_WITH_DRAFTS.map(
  (collection, index) => `
  SELECT r.countries_id, 'drafts' AS what FROM ${newestOf(collection)}
  WHERE v.latest AND v.version__status = 'draft' AND v.version_deleted_at IS NULL
    AND v.parent_id <> ALL ($${index + 1}::int[])
  UNION ALL
  SELECT r.countries_id, 'scheduled' FROM ${newestOf(collection)}
  JOIN due ON v.parent_id = due.document AND due.collection = '${collection}'
  WHERE v.latest AND v.version_deleted_at IS NULL`,
)

const WAITING = `
  WITH due AS (SELECT input -> 'doc' ->> 'relationTo' AS collection, (input -> 'doc' ->> 'value')::int AS document
    FROM payload_jobs WHERE task_slug = 'schedulePublish' AND completed_at IS NULL AND has_error IS NOT TRUE
      AND wait_until < now() + interval '7 days'),
  waiting AS (${EVENTS.join(' UNION ALL ')}
    UNION ALL
    SELECT r.countries_id, 'ending' FROM ads a LEFT JOIN ads_rels r ON r.parent_id = a.id AND r.path = 'countries'
      AND NOT coalesce(a.all_countries, false)
    WHERE a.deleted_at IS NULL AND a.active AND a."to" BETWEEN now() AND now() + interval '7 days')
  SELECT w.countries_id AS id, (SELECT l.name FROM countries_locales l
      WHERE l._parent_id = w.countries_id AND l._locale = 'en') AS name,
    count(*) FILTER (WHERE w.what = 'drafts')::int AS drafts,
    count(*) FILTER (WHERE w.what = 'scheduled')::int AS scheduled,
    count(*) FILTER (WHERE w.what = 'ending')::int AS ending
  FROM waiting w GROUP BY w.countries_id ORDER BY count(*) DESC, w.countries_id LIMIT ${SHOWN}`
