import { CONTENT_KINDS } from '@carelane/main-api'
import type { ClientBase } from 'pg'
import { readReferences } from './document-tables'
import { publicationPlan } from './publication-plan'
import { createTrigger, dropTrigger, readTriggers, sameTrigger } from './trigger'

/**
 * Touches only what differs, since replacing a trigger waits for all writers.
 * @throws if a kind has no table
 */
export async function watchPublishedTables(client: ClientBase): Promise<void> {
  const { triggers, queries } = publicationPlan(CONTENT_KINDS, await readReferences(client))
  const present = await readTriggers(client)
  await client.query('BEGIN')
  try {
    for (const trigger of present.filter((each) => !triggers.some(sameTrigger(each)))) {
      await client.query(dropTrigger(trigger))
    }
    await client.query('DELETE FROM publications.watched WHERE kind <> ALL ($1)', [CONTENT_KINDS])
    for (const { kind, published, countries } of queries) {
      await client.query(
        `INSERT INTO publications.watched VALUES ($1, $2, $3) ON CONFLICT (kind) DO UPDATE
          SET published_query = excluded.published_query, countries_query = excluded.countries_query`,
        [kind, published, countries],
      )
    }
    for (const trigger of triggers.filter((each) => !present.some(sameTrigger(each)))) {
      await client.query(createTrigger(trigger))
    }
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}

export async function findUnwatchedTables(client: ClientBase): Promise<string[]> {
  const { triggers } = publicationPlan(CONTENT_KINDS, await readReferences(client))
  const present = await readTriggers(client)
  const missing = triggers.filter((each) => !present.some(sameTrigger(each)))
  return [...new Set(missing.map(({ table }) => table))]
}
