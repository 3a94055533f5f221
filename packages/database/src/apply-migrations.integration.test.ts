import { createTestDatabase, type TestDatabase } from '@carelane/test-kit/postgres'
import { Pool } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { applyMigrations, type Migration } from './apply-migrations'

const LOCK = 1
const FIRST = { name: '0001-shelves', sql: 'CREATE TABLE shelves (id integer PRIMARY KEY)' }
const SECOND = { name: '0002-books', sql: 'CREATE TABLE books (shelf integer REFERENCES shelves)' }

let database: TestDatabase
let pool: Pool

beforeEach(async () => {
  database = await createTestDatabase('apply_migrations')
  pool = new Pool({ connectionString: database.url })
})

afterEach(async () => {
  await pool.end()
  await database.drop()
})

async function migrate(...migrations: Migration[]): Promise<string[]> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    const applied = await applyMigrations(client, LOCK, migrations)
    await client.query('COMMIT')
    return applied
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  } finally {
    client.release()
  }
}

test('each is applied once, and a database that has some of them gets the others', async () => {
  expect(await migrate(FIRST)).toEqual(['0001-shelves'])
  expect(await migrate(FIRST, SECOND)).toEqual(['0002-books'])
  expect(await migrate(FIRST, SECOND)).toEqual([])
})

test('of several processes that start together one applies them', async () => {
  const applied = await Promise.all([1, 2, 3].map(() => migrate(FIRST, SECOND)))
  expect(applied.flat()).toEqual(['0001-shelves', '0002-books'])
})

test('where one fails, none of them was applied', async () => {
  const wrong = { name: '0003-wrong', sql: 'CREATE TABLE books ()' }
  await expect(migrate(FIRST, SECOND, wrong)).rejects.toThrow(/already exists/)
  expect((await pool.query(`SELECT to_regclass('shelves') AS shelves`)).rows).toEqual([{ shelves: null }])
  expect(await migrate(FIRST, SECOND)).toEqual(['0001-shelves', '0002-books'])
})
