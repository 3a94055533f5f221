import { randomBytes } from 'node:crypto'
import { databaseUrl } from '@carelane/config'
import { createTestDatabase, type TestDatabase } from '@carelane/test-kit/postgres'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countView } from '@/features/faq/count-view'
import { countVote } from '@/features/faq/count-vote'
import { visitorOf } from '@/features/faq/visitor'
import { askStore } from '@/platform/store/store'

let database: TestDatabase
let client: pg.Client
const prefix = `carelane_test_${randomBytes(4).toString('hex')}_`

beforeAll(async () => {
  process.env.SITE_URL = 'http://localhost:3000'
  database = await createTestDatabase('faq')
  client = new pg.Client({ connectionString: database.serverUrl })
  await client.connect()
  process.env.DATABASE_URL = database.serverUrl
  process.env.CARELANE_DATABASE_PREFIX = prefix
  process.env.SESSION_SECRET = 'test-only-test-only-test-only-0123456789'
})

afterAll(async () => {
  await client.query(`DROP DATABASE IF EXISTS ${prefix}carelane_site WITH (FORCE)`)
  await client.end()
  await database.drop()
})

const vote = (faq: number, visitor: string, helpful = true, network = visitor) =>
  countVote({ faq, visitor, helpful, network })

test('a store that is away fails, and is there as soon as it is', async () => {
  await expect(vote(1, 'early')).rejects.toThrow()
  await client.query(`CREATE DATABASE ${prefix}carelane_site`)
  expect(databaseUrl(database.serverUrl, 'carelane_site')).toContain(prefix)
  await expect(vote(1, 'early')).resolves.toEqual({ votes: 1, helpful: 1 })
})

test('a vote is counted once a visitor, who can change it', async () => {
  await vote(2, 'ada')
  await vote(2, 'ada')
  expect(await vote(2, 'ben', false)).toEqual({ votes: 2, helpful: 1 })
  expect(await vote(2, 'ben', true)).toEqual({ votes: 2, helpful: 2 })
  const all = await Promise.all(Array.from({ length: 8 }, () => vote(2, 'eve')))
  expect(all.at(-1)?.votes).toBe(3)
  expect(await vote(3, 'ada')).toEqual({ votes: 1, helpful: 1 })
})

test('who throws the cookie away votes as often as a network may, and others still can', async () => {
  for (let visitor = 0; visitor < 20; visitor++) await vote(4, `visitor ${visitor}`, true, 'one network')
  expect(await vote(4, 'visitor 20', true, 'one network')).toBeNull()
  expect(await vote(4, 'visitor 3', false, 'one network')).toEqual({ votes: 20, helpful: 19 })
  expect(await vote(4, 'somebody', true, 'another')).toEqual({ votes: 21, helpful: 20 })
})

test('a reading is counted once a day for each reader', async () => {
  await Promise.all([countView(5, 'r1'), countView(5, 'r1'), countView(5, 'r2')])
  await countView(5, 'r1')
  const read = () => askStore<{ views: number }>('SELECT views::int FROM faq_views WHERE faq_id = 5')
  expect(await read()).toEqual([{ views: 2 }])
  await askStore('UPDATE faq_readers SET day = day - 1')
  await countView(5, 'r1')
  expect(await read()).toEqual([{ views: 3 }])
  const kept = await askStore('SELECT * FROM faq_readers WHERE day < current_date')
  expect(kept).toEqual([])
})

test('a visitor is a random cookie; addresses are kept as a hash of the day', () => {
  const request = (headers: Record<string, string>) => new Request('http://site/', { headers })
  const sent = { 'user-agent': 'Mozilla/5.0', 'x-forwarded-for': '192.0.2.7', 'x-forwarded-proto': 'https' }
  const day = new Date('2026-03-01T12:00:00Z')
  const first = visitorOf(request(sent), day)
  expect(first.cookie).toMatch(/^visitor=[\w-]{22}; Path=\/; Max-Age=31536000; SameSite=Lax; HttpOnly$/)
  expect(visitorOf(request({ ...sent, cookie: `a=b; visitor=${first.id}` }), day)).toMatchObject({
    id: first.id,
    cookie: null,
    network: first.network,
  })
  expect(visitorOf(request({ ...sent, cookie: 'visitor=x' }), day).cookie).not.toBeNull()
  expect(visitorOf(request(sent), new Date('2026-03-02T12:00:00Z')).network).not.toBe(first.network)
  expect(JSON.stringify(first)).not.toContain('192.0.2.7')
  expect(first.isRobot).toBe(false)
  for (const agent of ['Mozilla/5.0 (compatible; Googlebot/2.1)', 'curl/8.5', ''])
    expect(visitorOf(request({ ...sent, 'user-agent': agent }), day).isRobot).toBe(true)
})
