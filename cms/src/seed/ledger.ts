import type { Client } from 'pg'

/** Entries outlive documents, so that deleted ones are not created again. */
export interface Ledger {
  has(key: string): boolean
  documentOf(key: string): number | undefined
}

/** In a schema of its own: Payload drops unknown tables of `public` when it pushes. */
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
