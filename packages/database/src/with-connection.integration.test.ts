import { createTestDatabase, type TestDatabase } from '@carelane/test-kit/postgres'
import { Pool } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { inTransaction, withConnection, type PooledConnection } from './with-connection'

let database: TestDatabase
let pool: Pool

beforeEach(async () => {
  database = await createTestDatabase('with_connection')
  // A connection that came back unwell would be the next one's.
  pool = new Pool({ connectionString: database.url, max: 1 })
  await pool.query('CREATE TABLE shelves (id integer PRIMARY KEY)')
})

afterEach(async () => {
  await pool.end()
  await database.drop()
})

async function endConnection(client: PooledConnection): Promise<void> {
  const { rows } = await client.query('SELECT pg_backend_pid() AS pid')
  const other = new Pool({ connectionString: database.url, max: 1 })
  const gone = new Promise((done) => client.on('error', done))
  await other.query('SELECT pg_terminate_backend($1)', [(rows[0] as { pid: number }).pid])
  await other.end()
  await gone
}

const shelves = async () => (await pool.query('SELECT id FROM shelves')).rows

test('a transaction commits what was done, or nothing of it', async () => {
  await inTransaction(pool, (client) => client.query('INSERT INTO shelves VALUES (1)'))
  const failing = inTransaction(pool, async (client) => {
    await client.query('INSERT INTO shelves VALUES (2)')
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  expect(await shelves()).toEqual([{ id: 1 }])
})

test.each([
  ['between two queries', async (client: PooledConnection) => void (await client.query('SELECT 1'))],
  ['while nothing more is asked', async () => undefined],
])('a connection that is lost %s ends no process and is used no more', async (_, after) => {
  const working = inTransaction(pool, async (client) => {
    await client.query('INSERT INTO shelves VALUES (1)')
    await endConnection(client)
    await after(client)
  })
  await expect(working).rejects.toThrow()
  expect(await shelves()).toEqual([])
  await withConnection(pool, endConnection)
  expect(await shelves()).toEqual([])
})
