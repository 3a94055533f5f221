import type { Client } from 'pg'

/** What was seeded once. An entry outlives its document: what an editor deleted is not made again. */
export interface Ledger {
  has(key: string): boolean
  /** The document of an entry, whether it is still there or not. */
  documentOf(key: string): number | undefined
}

/**
 * In a schema of its own, as what Payload does not know in `public` is dropped when it pushes a schema. The
 * keys are the kind and a name, such as `country:ng`, `policy:aster-laptop`, `landing:home` or `account:address`.
 */
export async function prepareLedger(client: Client): Promise<void> {
  await client.query(`
    CREATE SCHEMA IF NOT EXISTS seed;
    CREATE TABLE IF NOT EXISTS seed.ledger (
      key text PRIMARY KEY,
      document_id integer NOT NULL,
      seeded_at timestamptz NOT NULL DEFAULT now()
    )`)
}

export async function readLedger(client: Client): Promise<Ledger> {
  const { rows } = await client.query<{ key: string; document_id: number }>(
    'SELECT key, document_id FROM seed.ledger',
  )
  const documents = new Map(rows.map(({ key, document_id }) => [key, document_id]))
  return { has: (key) => documents.has(key), documentOf: (key) => documents.get(key) }
}
