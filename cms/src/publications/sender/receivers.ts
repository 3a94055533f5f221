import type { ClientBase } from 'pg'

/**
 * Makes these the receivers. A new one gets everything that is still kept: it may have filled its cache before
 * it was known here. What a receiver that is gone has not confirmed is dropped.
 */
export async function registerReceivers(client: ClientBase, receivers: readonly string[]): Promise<void> {
  // Waits for the transactions that are publishing to the receivers so far, and makes later ones wait.
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
