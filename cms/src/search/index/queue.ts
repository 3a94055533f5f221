import type { ClientBase } from 'pg'
import { ADVISORY_LOCKS } from '../../database/advisory-locks'
import { readDocuments } from './read-documents'
import { NEW_WORDINGS } from '../../queries/search-sources/policies'
import { sourceOf } from '../../queries/search-sources/sources'
import { writeDocuments } from './write-documents'

interface Claimed {
  collection: string
  ids: number[]
}

/**
 * One indexer at a time: otherwise an earlier read could be written later.
 * @returns how many were processed
 */
export async function indexNext(client: ClientBase, most: number): Promise<number> {
  await client.query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.searchIndexer])
  const { rows } = await client.query<Claimed & { count: number }>(
    `WITH taken AS (
      DELETE FROM search.queue WHERE id IN (SELECT id FROM search.queue ORDER BY id LIMIT $1)
      RETURNING collection, document_id
    )
    SELECT collection, array_agg(DISTINCT document_id::int) AS ids, count(*)::int AS count
    FROM taken GROUP BY collection`,
    [most],
  )
  for (const claimed of rows) await index(client, claimed)
  return rows.reduce((sum, { count }) => sum + count, 0)
}

export async function dropNext(
  client: ClientBase,
): Promise<{ collection: string; document_id: string } | null> {
  const { rows } = await client.query<{ collection: string; document_id: string }>(
    `DELETE FROM search.queue WHERE id = (SELECT min(id) FROM search.queue) RETURNING collection, document_id`,
  )
  return rows[0] ?? null
}

/** A policy comes into force without a publication. */
export async function queueNewWordings(client: ClientBase): Promise<void> {
  await client.query(
    `INSERT INTO search.queue (collection, document_id) SELECT 'policies', policy FROM (${NEW_WORDINGS}) new`,
  )
}

async function index(client: ClientBase, { collection, ids }: Claimed): Promise<void> {
  const source = sourceOf(collection)
  if (!source) return
  await writeDocuments(client, collection, ids, await readDocuments(client, source, ids))
}
