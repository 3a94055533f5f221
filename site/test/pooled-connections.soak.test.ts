import { type Pgbouncer, POOLED_CONNECTIONS, startPgbouncer } from '@carelane/test-kit/pgbouncer'
import { startStack, type Stack } from '@carelane/test-kit/stack'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Administrator } from './support/administrator'
import { send } from './support/built-site'
import { headingIn } from './support/site-processes'

const SLUG = 'find-your-imei-number'
const ARTICLE = `/ng/tips-detail/${SLUG}/`
const SOON = { timeout: 30_000, interval: 100 }

let pool: Pgbouncer
let stack: Stack
let administrator: Administrator
let article: number

beforeAll(async () => {
  pool = await startPgbouncer(process.env.CARELANE_TEST_POSTGRES ?? '')
  stack = await startStack({ parts: ['cms', 'site'], environment: { DATABASE_POOL_URL: pool.url } })
  administrator = await Administrator.logIn(stack)
  article = (await administrator.find('news', 'slug', SLUG)).id
}, 300_000)
afterAll(async () => {
  await stack.stop()
  await pool.stop()
})

test('site and cms ask through the pool, and few connections of the server carry all of them', async () => {
  const paths = ['/ng/', '/ke/', '/tz/news/', '/eg/', ARTICLE, '/gh/news/', '/za/', '/mx/']
  const asked = [...paths, ...paths, ...paths].map((path, at) => ask(`${path}?asked=${at}`))
  expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([200]))
  for (const database of ['carelane_cms', 'carelane_site'] as const) {
    const { clients, servers } = await pool.connectionsOf(stack.databaseUrls[database])
    expect(clients).toBeGreaterThan(0)
    expect(servers).toBeLessThanOrEqual(POOLED_CONNECTIONS)
  }
})

test('what editors publish reaches the site, one edit after the other and many at once', async () => {
  for (let edit = 1; edit <= 5; edit++) {
    await rename(`Through the pool ${edit}`)
    await shows(`Through the pool ${edit}`)
  }
  await administrator.untilOnSite('news', article)
  await Promise.all(Array.from({ length: 10 }, (_, at) => rename(`At once ${at}`)))
  await administrator.untilOnSite('news', article)
  expect(headingIn((await ask(ARTICLE)).text)).toMatch(/^At once \d$/)
}, 120_000)

test('an edit that breaks off leaves no lock behind for whoever has its connection next', async () => {
  await expect(rename('x'.repeat(100_000))).rejects.toThrow()
  await rename('After one that failed')
  await shows('After one that failed')
})

function ask(path: string) {
  const { port, host } = new URL(stack.siteUrl)
  return send(Number(port), 'GET', path, { host })
}

function rename(title: string) {
  return administrator.change('news', article, { title, _status: 'published' })
}

async function shows(title: string): Promise<void> {
  await expect.poll(async () => headingIn((await ask(ARTICLE)).text), SOON).toBe(title)
}
