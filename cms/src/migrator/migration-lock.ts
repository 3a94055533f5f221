import { Client } from 'pg'
import { ADVISORY_LOCKS } from '../database/advisory-locks'

export async function withMigrationLock<Result>(
  connectionString: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCKS.migrations])
    return await work(client)
  } finally {
    await client.end()
  }
}
