export interface PooledConnection {
  query(sql: string, values?: readonly unknown[]): Promise<{ rows: unknown[] }>
  on(event: 'error', listener: (error: Error) => void): unknown
  off(event: 'error', listener: (error: Error) => void): unknown
  release(error?: Error): void
}

interface Pool {
  connect(): Promise<PooledConnection>
}

/**
 * One connection of a pool for `work`; lost meanwhile, it is dropped, and only the query under way rejects. So is one that `work`
 * itself gives up.
 */
export async function withConnection<Result>(
  pool: Pool,
  work: (client: PooledConnection, giveUp: (error: Error) => void) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  let lost: Error | undefined
  // Unhandled, this event would end the process.
  const onLost = (error: Error) => {
    lost = error
  }
  client.on('error', onLost)
  try {
    return await work(client, onLost)
  } finally {
    client.off('error', onLost)
    client.release(lost)
  }
}

/** Commits what `work` did, or undoes it and throws as it did. */
export async function inTransaction<Result>(
  pool: Pool,
  work: (client: PooledConnection) => Promise<Result>,
): Promise<Result> {
  return withConnection(pool, async (client, giveUp) => {
    await client.query('BEGIN')
    try {
      const result = await work(client)
      await client.query('COMMIT')
      return result
    } catch (error) {
      // The first error says why.
      await client.query('ROLLBACK').then(undefined, giveUp)
      throw error
    }
  })
}
