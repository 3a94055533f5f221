import type { ClientBase } from 'pg'
import { ADVISORY_LOCKS } from '../../database/advisory-locks'
import type { Source } from '../../queries/search-sources/source'
import { tableOf } from '../../queries/table-of'
import { readDocuments } from './read-documents'
import { SOURCES } from '../../queries/search-sources/sources'
import { writeDocuments } from './write-documents'

const BATCH = 200

/**
 * For new rules of indexing; searches use the old index meanwhile.
 * @returns documents, counting each language
 */
export async function rebuildIndex(client: ClientBase): Promise<number> {
  await client.query('BEGIN')
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.searchIndexer])
    await client.query('DELETE FROM search.documents')
    await client.query('DELETE FROM search.words')
    let count = 0
    for (const source of SOURCES) count += await indexAll(client, source)
    await client.query('COMMIT')
    await client.query('ANALYZE search.documents, search.words')
    return count
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}

async function indexAll(client: ClientBase, source: Source): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `SELECT id FROM ${tableOf(source.collection)} ORDER BY id`,
  )
  let count = 0
  for (let from = 0; from < rows.length; from += BATCH) {
    const ids = rows.slice(from, from + BATCH).map(({ id }) => id)
    const documents = await readDocuments(client, source, ids)
    await writeDocuments(client, source.collection, ids, documents)
    count += documents.length
  }
  return count
}
