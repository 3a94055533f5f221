import { createTestDatabase } from '@carelane/test-kit/postgres'
import { Pool } from 'pg'
import { migrate } from '../../src/migrator/migrate'
import { OFFLINE_SETTINGS } from '../../src/settings'
import { startPublicationSender } from '../../src/publications/sender/start-publication-sender'
import { pino } from 'pino'
import { PUBLICATION_SECRET } from './receiver'

export const EDGE_TOKENS = { fastly: 'a-token-of-fastly', cloudflare: 'a-token-of-cloudflare' }

export interface PublicationDatabase {
  connectionString: string
  pool: Pool
  publish(count?: number): Promise<string[]>
  waiting(receiver: string): Promise<number>
  startSender(...receivers: string[]): { stop(): Promise<void> }
  /** Also to the sites that register. */
  startSenderToRegistered(): { stop(): Promise<void> }
  drop(): Promise<void>
}

export async function createPublicationDatabase(label: string): Promise<PublicationDatabase> {
  const { url, drop } = await createTestDatabase(label)
  await migrate({ ...OFFLINE_SETTINGS, connectionString: url, logLevel: 'fatal' })
  const pool = new Pool({ connectionString: url })
  pool.on('error', () => {})
  const logger = pino({ level: 'silent' })
  const startSender = (receivers: string[], sitesRegister: boolean) =>
    startPublicationSender({
      ...{ connectionString: url, receivers, sitesRegister, secret: PUBLICATION_SECRET, logger },
      edgeTokens: EDGE_TOKENS,
    })
  return {
    connectionString: url,
    pool,
    publish: async (count = 1) => {
      const { rows } = await pool.query<{ id: number }>(
        'INSERT INTO media (updated_at) SELECT now() FROM generate_series(1, $1) RETURNING id',
        [count],
      )
      return rows.map(({ id }) => `media:${id}`)
    },
    waiting: async (receiver) => {
      const { rows } = await pool.query<{ count: number }>(
        `SELECT count(*)::integer FROM publications.publication p WHERE NOT EXISTS (
          SELECT FROM publications.delivery d
          WHERE d.publication_id = p.id AND d.receiver = $1 AND d.delivered_at IS NOT NULL)`,
        [receiver],
      )
      return rows[0]?.count ?? 0
    },
    startSender: (...receivers) => startSender(receivers, false),
    startSenderToRegistered: () => startSender([], true),
    drop: async () => {
      await pool.end()
      await drop()
    },
  }
}
