import { createTestDatabase, type TestDatabase } from '@carelane/test-kit/postgres'
import { Pool } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { migrate } from '../migrator/migrate'
import { OFFLINE_SETTINGS } from '../settings'
import { forgetAttempts, giveBackAttempt, takeAttempt, tidyAttempts } from './password-attempts'

const SECRET = 'for tests alone, and long enough for it'

let database: TestDatabase
let pool: Pool

beforeAll(async () => {
  database = await createTestDatabase('password_attempts')
  await migrate({ ...OFFLINE_SETTINGS, logLevel: 'fatal', connectionString: database.url })
  pool = new Pool({ connectionString: database.url, max: 20 })
})

afterAll(async () => {
  await pool.end()
  await database.drop()
})

beforeEach(() => pool.query('TRUNCATE log_in.password_attempts'))

const take = (subject: string, free = 3) => takeAttempt(pool, SECRET, { subject, free })

const letPass = (seconds: number) =>
  pool.query(
    `UPDATE log_in.password_attempts
     SET last_at = last_at - $1 * interval '1 second', free_at = free_at - $1 * interval '1 second'`,
    [seconds],
  )

test('waits grow with each wrong password, up to a quarter of an hour', async () => {
  for (let attempt = 0; attempt < 3; attempt++) expect(await take('someone')).toBe(0)
  const waits: number[] = []
  for (let attempt = 0; attempt < 12; attempt++) {
    const wait = await take('someone')
    waits.push(wait)
    await letPass(wait)
    expect(await take('someone')).toBe(0)
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900])
})

test('of a thousand attempts at once no more go on than of attempts one after another', async () => {
  const answers = await Promise.all(Array.from({ length: 1000 }, () => take('attacked', 10)))
  const taken = answers.filter((wait) => wait === 0).length
  expect(taken).toBeGreaterThanOrEqual(10)
  // The first wait of a second may end meanwhile.
  expect(taken).toBeLessThanOrEqual(12)
})

test('a right password begins anew, and for its own account alone', async () => {
  const own = { subject: 'own', free: 3 }
  for (let attempt = 0; attempt < 4; attempt++) {
    await take('own')
    await take('other')
  }
  expect(await take('own')).toBeGreaterThan(0)
  await forgetAttempts(pool, SECRET, own)
  for (let attempt = 0; attempt < 3; attempt++) expect(await take('own')).toBe(0)
  expect(await take('own')).toBeGreaterThan(0)
  expect(await take('other')).toBeGreaterThan(0)
})

test('of what others share, one attempt is given back', async () => {
  for (let attempt = 0; attempt < 4; attempt++) await take('shared')
  expect(await take('shared')).toBeGreaterThan(0)
  await giveBackAttempt(pool, SECRET, { subject: 'shared', free: 3 })
  expect(await take('shared')).toBe(0)
  expect(await take('shared')).toBeGreaterThan(0)
})

test('is forgotten after a day', async () => {
  for (let attempt = 0; attempt < 4; attempt++) await take('yesterday')
  await letPass(86_401)
  for (let attempt = 0; attempt < 3; attempt++) expect(await take('yesterday')).toBe(0)
  await letPass(86_401)
  await tidyAttempts(pool)
  expect((await pool.query('SELECT 1 FROM log_in.password_attempts')).rows).toEqual([])
})

test('keeps no more subjects than it may, the latest of them', async () => {
  for (let number = 0; number < 10; number++) await take(`network ${number}`)
  await tidyAttempts(pool, 4)
  expect((await pool.query('SELECT 1 FROM log_in.password_attempts')).rows).toHaveLength(4)
  for (let attempt = 0; attempt < 2; attempt++) expect(await take('network 9')).toBe(0)
  expect(await take('network 9')).toBeGreaterThan(0)
})

test('holds neither addresses nor names', async () => {
  await take('ada@example.com from 203.0.113.7')
  const { rows } = await pool.query('SELECT * FROM log_in.password_attempts')
  expect(JSON.stringify(rows)).not.toMatch(/ada|203/)
})
