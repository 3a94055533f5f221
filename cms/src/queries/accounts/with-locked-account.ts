import type { Database } from '../../database/query'

interface Pool {
  connect(): Promise<Database & { release(): void }>
}

/** Payload reads a whole account with its sessions and writes it back, behind the lock of its row. */
export async function withLockedAccount<Result>(
  pool: Pool,
  account: number,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    await client.query('SELECT FROM users WHERE id = $1 FOR UPDATE', [account])
    const result = await work(client)
    await client.query('COMMIT')
    return result
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  } finally {
    client.release()
  }
}
