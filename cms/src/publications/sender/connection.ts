import { type ClientConfig, Pool, type PoolClient } from 'pg'
import type { Logger } from 'pino'

export function connectionSettings(connectionString: string): ClientConfig {
  return {
    connectionString,
    application_name: 'publication sender',
    keepAlive: true,
    connectionTimeoutMillis: 5000,
    // A sender that hangs loses its claims.
    idle_in_transaction_session_timeout: 15_000,
  }
}

export function connectionPool(connectionString: string, max: number, logger: Logger): Pool {
  const pool = new Pool({
    ...connectionSettings(connectionString),
    max,
    // Not every system supports this.
    onConnect: async (client) => {
      await client.query(`SET client_connection_check_interval = '2s'`).catch((error: Error) => {
        logger.debug({ error: error.message }, 'no check of the connection')
      })
    },
  })
  pool.on('error', (error) => logger.warn({ error: error.message }, 'a connection of the sender was lost'))
  return pool
}

/** An error drops the connection, and with it all claims. */
export async function inTransaction<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  // Unhandled, this event would end the process; the next query rejects.
  const ignore = () => {}
  client.on('error', ignore)
  try {
    await client.query('BEGIN')
    const result = await work(client)
    await client.query('COMMIT')
    client.off('error', ignore)
    client.release()
    return result
  } catch (error) {
    client.release(true)
    throw error
  }
}
