import { randomBytes, randomUUID } from 'node:crypto'
import pg from 'pg'

/** Size of an encrypted rating. */
const CONTENT = randomBytes(500)

export async function storeBeside(storeUrl: string) {
  const pool = new pg.Pool({ connectionString: storeUrl, max: 5, application_name: 'bench' })
  pool.on('error', () => undefined)
  await pool.query('CREATE TABLE bench_inserts (key uuid PRIMARY KEY, content bytea NOT NULL)')
  return {
    insert: async (): Promise<void> => {
      await pool.query('INSERT INTO bench_inserts VALUES ($1, $2)', [randomUUID(), CONTENT])
    },
    countOpen: async (): Promise<number> => {
      const { rows } = await pool.query<{ count: number }>(
        'SELECT count(*)::int AS count FROM submissions WHERE settled_at IS NULL',
      )
      return rows[0]?.count ?? 0
    },
    timePasses: async (): Promise<void> => {
      await pool.query(`UPDATE submissions SET due_at = now() WHERE state = 'waiting'`)
    },
    end: () => pool.end(),
  }
}

export type StoreBeside = Awaited<ReturnType<typeof storeBeside>>
