import type { Redirect } from '@carelane/main-api'
import { type Database, rows } from '../database/query'

export function findRedirects(db: Database): Promise<Redirect[]> {
  return rows<Redirect>(
    db,
    `SELECT r."from", r."to", coalesce(r.permanent, false) AS permanent FROM redirects r
     WHERE r.deleted_at IS NULL ORDER BY r."from" LIMIT 10000`,
    [],
  )
}
