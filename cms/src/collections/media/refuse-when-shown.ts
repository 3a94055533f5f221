import { sql } from '@payloadcms/db-postgres'
import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { inTransaction } from '../../database/in-transaction'

/** A picture that something shows stays: it would leave a hole on the site. */
export const refuseWhenShown: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const connection = await inTransaction(req)
  const { rows } = await connection.execute<{ title: string | null }>(shownBy(Number(id)))
  const [first] = rows
  if (!first) return
  throw new APIError(
    `“${first.title ?? 'A document'}” shows this picture. Give it another one first.`,
    409,
    null,
    true,
  )
}

/** The title of what shows a picture; rich texts and sections name theirs deep inside. */
function shownBy(id: number) {
  const path = '$.** ? ((@.type == "upload" && @.value == $id) || @.poster == $id || @.picture == $id)'
  const within = (column: string) =>
    sql`jsonb_path_exists(${sql.raw(column)}, ${path}::jsonpath, jsonb_build_object('id', ${id}::int))`
  return sql`
    SELECT l.title FROM ads d LEFT JOIN ads_locales l ON l._parent_id = d.id
      WHERE ${id} IN (d.picture_narrow_id, d.picture_wide_id)
    UNION ALL
    SELECT l.title FROM news d LEFT JOIN news_locales l ON l._parent_id = d.id
      WHERE d.cover_id = ${id} OR ${within('l.body')}
    UNION ALL
    SELECT l.question FROM faqs_locales l WHERE ${within('l.answer')}
    UNION ALL
    SELECT l.title FROM legal_pages_locales l WHERE ${within('l.body')}
    UNION ALL
    SELECT t.title FROM policies_versions_locales l JOIN policies_versions v ON v.id = l._parent_id
      LEFT JOIN policies_locales t ON t._parent_id = v._parent_id WHERE ${within('l.body')}
    UNION ALL
    SELECT l.title FROM landing_pages d LEFT JOIN landing_pages_locales l ON l._parent_id = d.id
      WHERE ${within('d.sections')}
    LIMIT 1`
}
