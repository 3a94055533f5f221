import { createTestDatabase, type TestDatabase } from '@carelane/test-kit/postgres'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { OFFLINE_SETTINGS, type Settings } from '../settings'
import { BEFORE_THE_BASELINE } from '../migrations/baseline/before-the-baseline'
import { migrate } from './migrate'

let database: TestDatabase
let settings: Settings
let client: Client

beforeEach(async () => {
  database = await createTestDatabase('migrations')
  settings = { ...OFFLINE_SETTINGS, logLevel: 'fatal', connectionString: database.url }
  client = new Client({ connectionString: database.url })
  await client.connect()
})

afterEach(async () => {
  await client.end()
  await database.drop()
})

const rows = async (query: string) => (await client.query<Record<string, string>>(query)).rows

describe('migrations', () => {
  test('bring an empty database up to date, once', async () => {
    const done = await migrate(settings)
    expect(done[0]).toBe('20261124_120000_baseline')
    expect((await rows('SELECT name FROM payload_migrations')).map(({ name }) => name)).toEqual(done)
    expect(await migrate(settings)).toEqual([])
  })

  test('run once when two processes migrate at the same time', async () => {
    const both = await Promise.all([migrate(settings), migrate(settings)])
    expect(both.map(({ length }) => length > 0).sort()).toEqual([false, true])
  })

  test('leave a database that has all that the baseline replaced as it is, and name what another one lacks', async () => {
    await migrate(settings)
    const [baseline] = await rows('SELECT name FROM payload_migrations ORDER BY id')
    await client.query(`INSERT INTO countries (short_name, abbreviation, source, time_zone, currency)
      VALUES ('ng', 'NG', 'H5_OfficialWebsite_NG', 'Africa/Lagos', 'NGN')`)
    await client.query('DELETE FROM payload_migrations WHERE name = $1', [baseline?.name])
    for (const name of BEFORE_THE_BASELINE.slice(1)) {
      await client.query('INSERT INTO payload_migrations (name, batch) VALUES ($1, 1)', [name])
    }
    await expect(migrate(settings)).rejects.toThrow(BEFORE_THE_BASELINE[0])
    await client.query('INSERT INTO payload_migrations (name, batch) VALUES ($1, 1)', [
      BEFORE_THE_BASELINE[0],
    ])
    expect(await migrate(settings)).toEqual([baseline?.name])
    expect(await rows('SELECT short_name FROM countries')).toEqual([{ short_name: 'ng' }])
    expect(await migrate(settings)).toEqual([])
  })

  test('give no name that Postgres would cut off, and each table of translations its index by parent', async () => {
    await migrate(settings)
    const names = await rows(`SELECT relname AS name FROM pg_class UNION SELECT conname FROM pg_constraint
      UNION SELECT typname FROM pg_type UNION SELECT attname FROM pg_attribute`)
    expect(names.map(({ name }) => name).filter((name = '') => Buffer.byteLength(name) >= 63)).toEqual([])
    const unindexed = await rows(`SELECT relname AS name FROM pg_class t
      WHERE relkind = 'r' AND relname LIKE '%\\_locales' AND NOT EXISTS (
        SELECT FROM pg_indexes i WHERE i.tablename = t.relname AND i.indexdef LIKE '%(_parent_id)')`)
    expect(unindexed).toEqual([])
    const newest = await rows(`SELECT indexdef FROM pg_indexes WHERE tablename = 'news'
      AND indexdef LIKE '%(_status, published_at DESC%, created_at DESC%)'`)
    expect(newest).toHaveLength(1)
  })

  test('make the database where the server has none', async () => {
    const missing = new URL(database.url)
    missing.pathname += '_missing'
    const done = await migrate({ ...settings, connectionString: missing.href })
    await client.query(`DROP DATABASE "${missing.pathname.slice(1)}" WITH (FORCE)`)
    expect(done.length).toBeGreaterThan(0)
  })
})
