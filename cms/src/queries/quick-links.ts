import type { QuickLink } from '@carelane/main-api'
import { type Database, rows } from '../database/query'
import type { Edition } from './edition'
import { visible } from './visible'

const NAMED = `quick_links q CROSS JOIN LATERAL (SELECT l.name FROM quick_links_locales l
  WHERE l._parent_id = q.id AND l._locale IN ($2, 'en') AND l.name <> '' ORDER BY l._locale = $2 DESC LIMIT 1) n`

export function findFirstQuickLinks(db: Database, edition: Edition, most: number): Promise<QuickLink[]> {
  return rows<QuickLink>(
    db,
    `SELECT n.name, q.url FROM ${NAMED} WHERE ${visible('quick-links', 'q')} ORDER BY q."order", q.id LIMIT $3`,
    [edition.countryId, edition.locale, most],
  )
}

export function readQuickLinks(db: Database, edition: Edition, ids: readonly number[]): Promise<QuickLink[]> {
  return rows<QuickLink>(
    db,
    `SELECT n.name, q.url FROM ${NAMED}
     WHERE q.id = ANY ($3::int[]) AND ${visible('quick-links', 'q')} ORDER BY array_position($3::int[], q.id)`,
    [edition.countryId, edition.locale, ids],
  )
}
