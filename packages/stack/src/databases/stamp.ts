import { onServer } from './server'

/** A comment on the database, which moves and disappears with it. */
export async function readStamp(serverUrl: string, database: string): Promise<string | undefined> {
  return onServer(serverUrl, async (client) => {
    const { rows } = await client.query<{ stamp: string | null }>(
      `SELECT shobj_description(oid, 'pg_database') AS stamp FROM pg_database WHERE datname = $1`,
      [database],
    )
    return rows[0]?.stamp ?? undefined
  })
}

export async function writeStamp(serverUrl: string, database: string, stamp: string): Promise<void> {
  await onServer(serverUrl, (client) =>
    client.query(
      `COMMENT ON DATABASE ${client.escapeIdentifier(database)} IS ${client.escapeLiteral(stamp)}`,
    ),
  )
}
