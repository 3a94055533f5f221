import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createTestDatabase, type TestDatabase } from '@carelane/test-kit/postgres'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Delivery, Handed } from '@/handing-in/delivery'
import type { Received } from '@/handing-in/ledger'
import { askStore } from '@/platform/store/store'
import { sandboxKeys } from './sandbox-keys'

/** In its own database, emptied before each test. */
export function useSubmissionLedger() {
  let database: TestDatabase
  let client: pg.Client
  let hanging: Server
  let calls = 0
  const prefix = `carelane_test_${randomBytes(4).toString('hex')}_`
  const accepted = new Map<string, unknown>()

  beforeAll(async () => {
    database = await createTestDatabase('ledger')
    client = new pg.Client({ connectionString: database.serverUrl })
    await client.connect()
    await client.query(`CREATE DATABASE ${prefix}carelane_site`)
    process.env.DATABASE_URL = database.serverUrl
    process.env.CARELANE_DATABASE_PREFIX = prefix
    process.env.SESSION_SECRET = 'test-only-test-only-test-only-0123456789'
    process.env.LOG_LEVEL = 'fatal'
    hanging = createServer(() => void (calls += 1)).listen(0, '127.0.0.1')
    await once(hanging, 'listening')
    const { port } = hanging.address() as AddressInfo
    Object.assign(process.env, sandboxKeys(), {
      AFTER_SALES_URL: `http://127.0.0.1:${port}`,
      SERVICE_BRAND: 'carelane',
    })
  })

  afterAll(async () => {
    hanging.close()
    await client.query(`DROP DATABASE IF EXISTS ${prefix}carelane_site WITH (FORCE)`)
    await client.end()
    await database.drop()
  })

  beforeEach(async () => {
    accepted.clear()
    await askStore('DELETE FROM submissions')
  })

  /** Ignores known keys, like the service. */
  const hand: Delivery = async (key, content) => {
    accepted.set(key, content)
    return { state: 'delivered', answer: 'accepted' }
  }

  return {
    accepted,
    hand,
    get hanging() {
      return hanging
    },
    calls: () => calls,
  }
}

let orders = 0

export function aRating(changes: Partial<Received> = {}): Received {
  orders += 1
  const order = `WONG${String(orders).padStart(10, '0')}`
  return {
    key: randomUUID(),
    kind: 'rating',
    country: 'ng',
    once: order,
    subjects: [order],
    content: { orderNumber: order, suggestion: 'more seats' },
    ...changes,
  }
}

export const AWAY: Handed = { state: 'failed', failure: { kind: 'network', isRetryable: true } }

export const rows = () =>
  askStore<{ key: string; state: string; attempts: number; answer: string | null; failure: string | null }>(
    'SELECT key, state, attempts, answer, failure FROM submissions ORDER BY received_at',
  )

/** Expires leases. */
export const timePasses = () => askStore(`UPDATE submissions SET due_at = now() - interval '1 second'`)

export const claimedOf = ({ key, kind, content }: Received) => ({
  key,
  kind,
  content,
  attempts: 1,
  revision: 1,
})
