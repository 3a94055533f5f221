import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '../database/in-transaction'

interface Showing {
  title: string | null
  trashed: boolean
}

export async function findWhatShows(req: PayloadRequest, picture: number): Promise<Showing | undefined> {
  const connection = await inTransaction(req)
  const { rows } = await connection.execute<{ title: string | null; trashed: boolean }>(shownBy(picture))
  return rows[0]
}

function shownBy(id: number) {
  const path = '$.** ? ((@.type == "upload" && @.value == $id) || @.poster == $id || @.picture == $id)'
  const within = (column: string) =>
    sql`jsonb_path_exists(${sql.raw(column)}, ${path}::jsonpath, jsonb_build_object('id', ${id}::int))`
  return sql`
    SELECT l.title, d.deleted_at IS NOT NULL AS trashed FROM ads d LEFT JOIN ads_locales l ON l._parent_id = d.id
      WHERE ${id} IN (d.picture_narrow_id, d.picture_wide_id)
    UNION ALL
    SELECT l.title, d.deleted_at IS NOT NULL FROM news d LEFT JOIN news_locales l ON l._parent_id = d.id
      WHERE d.cover_id = ${id} OR ${within('l.body')}
    UNION ALL
    SELECT l.question, d.deleted_at IS NOT NULL FROM faqs d JOIN faqs_locales l ON l._parent_id = d.id
      WHERE ${within('l.answer')}
    UNION ALL
    SELECT l.title, d.deleted_at IS NOT NULL FROM legal_pages d JOIN legal_pages_locales l ON l._parent_id = d.id
      WHERE ${within('l.body')}
    UNION ALL
    SELECT t.title, d.deleted_at IS NOT NULL FROM policies d JOIN policies_versions v ON v._parent_id = d.id
      JOIN policies_versions_locales l ON l._parent_id = v.id
      LEFT JOIN policies_locales t ON t._parent_id = d.id WHERE ${within('l.body')}
    UNION ALL
    SELECT l.title, d.deleted_at IS NOT NULL FROM landing_pages d
      LEFT JOIN landing_pages_locales l ON l._parent_id = d.id WHERE ${within('d.sections')}
    ORDER BY trashed LIMIT 1`
}
