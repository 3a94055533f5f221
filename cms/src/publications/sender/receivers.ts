import type { ClientBase, Pool } from 'pg'

/** A new receiver gets everything still stored, since its cache may be older. */
export async function registerReceivers(
  client: ClientBase,
  receivers: readonly string[],
  sitesRegister: boolean,
): Promise<void> {
  // Waits for transactions that publish to the old receivers.
  await client.query('LOCK TABLE publications.receiver IN EXCLUSIVE MODE')
  await client.query(
    'DELETE FROM publications.receiver WHERE address <> ALL ($1) AND NOT ($2 AND expires_at IS NOT NULL)',
    [receivers, sitesRegister],
  )
  await client.query(
    `WITH added AS (
      INSERT INTO publications.receiver (address) SELECT unnest($1::text[]) ON CONFLICT DO NOTHING RETURNING address
    )
    INSERT INTO publications.delivery (publication_id, receiver)
    SELECT p.id, added.address FROM added CROSS JOIN publications.publication p`,
    [receivers],
  )
}

export async function readReceivers(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ address: string }>('SELECT address FROM publications.receiver')
  return rows.map(({ address }) => address)
}
