import type { ClientBase } from 'pg'

/** A new receiver gets everything still stored, since its cache may be older. */
export async function registerReceivers(client: ClientBase, receivers: readonly string[]): Promise<void> {
  // Waits for transactions that publish to the old receivers.
  await client.query('LOCK TABLE publications.receiver IN EXCLUSIVE MODE')
  await client.query('DELETE FROM publications.receiver WHERE address <> ALL ($1)', [receivers])
  await client.query(
    `WITH added AS (
      INSERT INTO publications.receiver SELECT unnest($1::text[]) ON CONFLICT DO NOTHING RETURNING address
    )
    INSERT INTO publications.delivery (publication_id, receiver)
    SELECT p.id, added.address FROM added CROSS JOIN publications.publication p`,
    [receivers],
  )
}
