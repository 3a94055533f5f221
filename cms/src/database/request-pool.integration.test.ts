import { createTestDatabase, type TestDatabase } from '@carelane/test-kit/postgres'
import { Pool, type QueryConfig } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runRequest } from '../request-id'
import { withRequestIds } from './request-pool'

const runWithId = <Result>(id: string, work: () => Result) => runRequest({ id, hasLostDatabase: false }, work)

const RUNNING = 'SELECT query FROM pg_stat_activity WHERE pid = pg_backend_pid()'

let database: TestDatabase
let pool: Pool

beforeEach(async () => {
  database = await createTestDatabase('request_pool')
  pool = withRequestIds(new Pool({ connectionString: database.url, max: 1 }))
})

afterEach(async () => {
  await pool.end()
  await database.drop()
})

/** What PostgreSQL shows of a statement while it runs. */
async function shown(asked: string | QueryConfig = RUNNING): Promise<string> {
  const { rows } = await pool.query<{ query: string }>(asked)
  return rows[0]?.query ?? ''
}

test('a statement begins with the request that asks for it', async () => {
  expect(await runWithId('of-a-visitor', () => shown())).toBe(`/*request:of-a-visitor*/ ${RUNNING}`)
  const asked = { text: `${RUNNING} AND $1`, values: [true] }
  expect(await runWithId('of-an-editor', () => shown(asked))).toMatch(/^\/\*request:of-an-editor\*\/ SELECT/)
  expect(asked.text).toBe(`${RUNNING} AND $1`)
})

test('outside of requests it is as it was written', async () => {
  expect(await shown()).toBe(RUNNING)
})

test('one that is prepared under a name is the same for every request', async () => {
  const prepared = { name: 'running', text: RUNNING }
  for (const id of ['of-the-first', 'of-the-second'])
    expect(await runWithId(id, () => shown(prepared))).toBe(RUNNING)
})

test('who waited for a connection speaks for itself, not for who gave it back', async () => {
  const ids = Array.from({ length: 20 }, (_, at) => `request-number-${at}`)
  const seen = await Promise.all(ids.map((id) => runWithId(id, () => shown())))
  expect(seen).toEqual(ids.map((id) => `/*request:${id}*/ ${RUNNING}`))
  const [outside, inside] = await Promise.all([shown(), runWithId('of-one-more', () => shown())])
  expect(outside).toBe(RUNNING)
  expect(inside).toContain('of-one-more')
})

test('a connection that is taken for a transaction speaks for who uses it', async () => {
  const { rows } = await runWithId('of-a-transaction', async () => {
    const client = await pool.connect()
    try {
      await client.query('BEGIN')
      return await client.query<{ query: string }>(RUNNING)
    } finally {
      await client.query('ROLLBACK')
      client.release()
    }
  })
  expect(rows[0]?.query).toContain('of-a-transaction')
})

test('a request whose statement finds no database is known, and one that is refused is not', async () => {
  const request = { id: 'of-an-editor', hasLostDatabase: false }
  await expect(runRequest(request, () => pool.query('SELECT nothing'))).rejects.toThrow('nothing')
  expect(request.hasLostDatabase).toBe(false)
  const client = await pool.connect()
  client.on('error', () => undefined)
  const asked = runRequest(request, () => client.query('SELECT pg_terminate_backend(pg_backend_pid())'))
  await expect(asked).rejects.toThrow(/terminat/)
  expect(request.hasLostDatabase).toBe(true)
  client.release(true)
  const away = withRequestIds(new Pool({ host: '127.0.0.1', port: 1 }))
  const asks: (() => Promise<unknown>)[] = [() => away.query('SELECT 1'), () => away.connect()]
  for (const ask of asks) {
    request.hasLostDatabase = false
    await expect(runRequest(request, ask)).rejects.toThrow('ECONNREFUSED')
    expect(request.hasLostDatabase).toBe(true)
  }
})
