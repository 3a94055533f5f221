import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { describedMetrics, exposedMetrics, type Part } from '@carelane/test-kit/metrics-table'
import { addAccount, PASSWORD } from './support/accounts'
import { addCountry } from './support/content'
import { startBuiltCms } from './support/start-cms'

const SOON = { timeout: 30_000, interval: 300 }

/** Also what was never counted. */
const SERIES = /^(\w+)(?:\{(.*)\})? (\S+)$/gm

let cms: Awaited<ReturnType<typeof startBuiltCms>>
let store: pg.Client
let ports: Record<Part, number>

beforeAll(async () => {
  ports = { site: await freePort(), cms: await freePort() }
  cms = await startBuiltCms('metrics', ['cms', 'site'], {
    SITE_METRICS_PORT: String(ports.site),
    CMS_METRICS_PORT: String(ports.cms),
  })
  await addCountry(cms.payload, 'ng', ['en'], 'Nigeria')
  store = new pg.Client({ connectionString: cms.stack.databaseUrls.carelane_site })
  await store.connect()
})

afterAll(async () => {
  await store.end()
  await cms.stop()
})

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  return port
}

async function scrape(part: Part): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${ports[part]}/metrics`)
  expect(answer.status).toBe(200)
  return answer.text()
}

/** The sum of all series of this name with these labels; undefined without any. */
function valueIn(answer: string, name: string, labels: Record<string, string> = {}): number | undefined {
  const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`)
  const found = [...answer.matchAll(SERIES)].filter(
    ([, found, given = '']) => found === name && wanted.every((each) => given.split(',').includes(each)),
  )
  return found.length === 0 ? undefined : found.reduce((sum, [, , , value]) => sum + Number(value), 0)
}

const value = async (part: Part, name: string, labels?: Record<string, string>) =>
  valueIn(await scrape(part), name, labels)

const visit = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${cms.stack.siteUrl}${path}`, { headers, redirect: 'manual' })

describe.each(['site', 'cms'] as const)('the %s', (part) => {
  test('exposes what the table says, and nothing else', async () => {
    const [exposed, described] = [exposedMetrics(await scrape(part)), describedMetrics(part)].map((metrics) =>
      metrics.map(({ name, type }) => `${name} ${type}`).sort(),
    )
    const here = described?.filter((line) => process.platform === 'linux' || !line.startsWith('process_'))
    const there = exposed?.filter((line) => process.platform === 'linux' || !line.startsWith('process_'))
    expect(there).toEqual(here)
  })

  test('tells it on its own port alone, to this machine alone', async () => {
    const publicUrl = part === 'site' ? cms.stack.siteUrl : cms.url
    for (const path of ['/metrics', '/metrics/', '/api/metrics', '/api/metrics/', '/ng/metrics/']) {
      const answer = await fetch(`${publicUrl}${path}`)
      expect(await answer.text()).not.toContain('process_cpu_seconds_total')
      expect(answer.status).not.toBe(200)
    }
    const outside = Object.values(networkInterfaces())
      .flatMap((each) => each ?? [])
      .filter(({ internal, family }) => !internal && family === 'IPv4')
    for (const { address } of outside) expect(await canConnect(address, ports[part])).toBe(false)
  })
})

function canConnect(host: string, port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect({ host, port })
    socket.once('connect', () => done(true)).once('error', () => done(false))
    socket.once('connect', () => socket.destroy())
  })
}

describe('of visitors', () => {
  test('pages are counted by kind and outcome, and by whether they were in the cache', async () => {
    const before = await scrape('site')
    for (let times = 0; times < 3; times++) expect((await visit('/ng/')).status).toBe(200)
    const after = await scrape('site')
    const grown = (name: string, labels: Record<string, string>) =>
      (valueIn(after, name, labels) ?? 0) - (valueIn(before, name, labels) ?? 0)
    const requests = 'carelane_site_request_duration_seconds'
    expect(grown(`${requests}_count`, { kind: 'page', outcome: '2xx' })).toBe(3)
    expect(grown(`${requests}_bucket`, { kind: 'page', outcome: '2xx', le: '+Inf' })).toBe(3)
    expect(grown('carelane_site_page_cache_answers_total', { state: 'rendered' })).toBe(1)
    expect(grown('carelane_site_page_cache_answers_total', { state: 'fresh' })).toBe(2)
    expect(grown('carelane_site_page_cache_misses_total', { reason: 'not-kept' })).toBe(1)
    for (const step of ['render', 'build'])
      expect(grown('carelane_site_page_work_seconds_count', { step })).toBe(1)
    const calls = [...after.matchAll(/^carelane_site_main_api_calls_total\{call="(\w+)",outcome="ok"\}/gm)]
    expect(calls.length).toBeGreaterThan(0)
  })

  test('whatever they ask for, the series stay the same, and hold nothing of it', async () => {
    const ask = async (round: number) => {
      const paths = Array.from({ length: 8 }, (_, at) => `secret-${round}-${at}`)
      await Promise.all([
        ...paths.map((path) => visit(`/ng/${path}/?imei=35${path}`)),
        ...paths.map((path) => visit(`/api/${path}/`)),
        ...paths.map((path) => visit(`/${path}.php`)),
        ...paths.map((path) => visit('/ng/', { 'x-forwarded-for': '203.0.113.9', 'user-agent': path })),
        fetch(`${cms.stack.siteUrl}/ng/`, { method: 'PURGE' }),
      ])
      return seriesIn(await scrape('site'))
    }
    const first = await ask(1)
    const later = await ask(2)
    expect(later).toEqual(first)
    for (const each of later) expect(each).not.toMatch(/secret|203\.0|imei=/)
  })

  test('calls of the after-sales API are counted by name and outcome, and an open breaker is told', async () => {
    const call = { call: 'serviceCenterPoints' }
    await vi.waitFor(async () => {
      await visit('/api/service-centers/points/?lang=ng&country=ng')
      expect(await value('site', 'carelane_site_breaker_state', { upstream: 'service-centers' })).toBe(2)
    }, SOON)
    const answer = await scrape('site')
    const calls = 'carelane_site_after_sales_calls_total'
    expect(valueIn(answer, calls, { ...call, outcome: 'network' })).toBeGreaterThan(0)
    expect(valueIn(answer, 'carelane_site_after_sales_call_seconds_count', call)).toBe(
      valueIn(answer, calls, call),
    )
  })

  test('uses past a limit are counted by action', async () => {
    const name = 'carelane_site_limits_refused_total'
    expect(await value('site', name, { action: 'search-suggestions' })).toBe(0)
    await vi.waitFor(async () => {
      const asked = Array.from({ length: 40 }, () =>
        visit('/api/search/suggestions/?lang=ng&q=a', { 'x-forwarded-for': '2001:db8:77::1' }),
      )
      const refused = (await Promise.all(asked)).filter(({ status }) => status === 429)
      expect(refused.length).toBeGreaterThan(0)
    }, SOON)
    expect(await value('site', name, { action: 'search-suggestions' })).toBeGreaterThan(0)
    expect(await value('site', name, { action: 'orders' })).toBe(0)
  })
})

describe('of the database of the site', () => {
  test('what waits is counted, with its age, and what waits for its visitor apart', async () => {
    await store.query(
      `INSERT INTO submissions (key, kind, country, state, subjects, key_id, content, attempts, due_at, failure, received_at)
       SELECT gen_random_uuid(), 'of-nobody', 'ng', 'waiting', '{}', 'k', '', 1, now() + interval '1 day', failure,
         now() - make_interval(hours => hours)
       FROM (VALUES ('HTTP 503', 2), ('HTTP 503', 1), ('token-invalid', 5)) waiting (failure, hours)`,
    )
    await vi.waitFor(
      async () => expect(await value('site', 'carelane_site_submissions', { state: 'waiting' })).toBe(2),
      SOON,
    )
    const answer = await scrape('site')
    const oldest = (state: string) => valueIn(answer, 'carelane_site_submission_oldest_seconds', { state })
    expect(oldest('waiting')).toBeGreaterThanOrEqual(7200)
    expect(oldest('waiting')).toBeLessThan(3 * 3600)
    expect(oldest('waiting-for-sign-in')).toBeGreaterThanOrEqual(5 * 3600)
    expect(valueIn(answer, 'carelane_site_store_up')).toBe(1)
  })

  test('while it does not answer, the scrape does, and says so', async () => {
    await store.query('BEGIN')
    await store.query('LOCK TABLE submissions IN ACCESS EXCLUSIVE MODE')
    try {
      await vi.waitFor(async () => expect(await value('site', 'carelane_site_store_up')).toBe(0), SOON)
      const answer = await scrape('site')
      expect(valueIn(answer, 'carelane_site_submissions')).toBeUndefined()
      expect(valueIn(answer, 'carelane_site_connections_open')).toBeGreaterThan(0)
    } finally {
      await store.query('ROLLBACK')
    }
    await vi.waitFor(async () => expect(await value('site', 'carelane_site_store_up')).toBe(1), SOON)
  })
})

describe('of the cms', () => {
  test('log-ins are counted by outcome', async () => {
    const { email } = await addAccount(cms.payload, 'administrator')
    const logIn = (password: string) =>
      cms.rest('/users/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.9' },
        body: JSON.stringify({ email, password }),
      })
    expect((await logIn(PASSWORD)).status).toBe(200)
    const statuses = await Promise.all(Array.from({ length: 13 }, () => logIn('wrong'))).then((answers) =>
      answers.map(({ status }) => status),
    )
    const answer = await scrape('cms')
    const outcome = (name: string) => valueIn(answer, 'carelane_cms_log_ins_total', { outcome: name })
    expect(outcome('ok')).toBe(1)
    expect(outcome('refused')).toBe(statuses.filter((status) => status === 401).length)
    expect(outcome('throttled')).toBe(statuses.filter((status) => status === 429).length)
    expect(outcome('throttled')).toBeGreaterThan(0)
    const requests = { kind: 'api', outcome: '4xx' }
    expect(valueIn(answer, 'carelane_cms_request_duration_seconds_count', requests)).toBeGreaterThanOrEqual(
      13,
    )
  })

  test('publications are counted by receiver, from the commit to its answer', async () => {
    const receiver = { receiver: cms.stack.siteUrl }
    await vi.waitFor(async () => {
      const answer = await scrape('cms')
      expect(valueIn(answer, 'carelane_cms_publication_delay_seconds_count', receiver)).toBeGreaterThan(0)
      expect(valueIn(answer, 'carelane_cms_publications_waiting', receiver)).toBe(0)
    }, SOON)
    await cms.stack.kill('site')
    await addCountry(cms.payload, 'ke', ['en'], 'Kenya')
    await vi.waitFor(async () => {
      const answer = await scrape('cms')
      expect(valueIn(answer, 'carelane_cms_publications_waiting', receiver)).toBeGreaterThan(0)
      expect(valueIn(answer, 'carelane_cms_publication_oldest_waiting_seconds', receiver)).toBeGreaterThan(0)
      expect(valueIn(answer, 'carelane_cms_publication_failures_total', receiver)).toBeGreaterThan(0)
    }, SOON)
  })

  test('jobs are counted by state', async () => {
    const data = { input: {}, taskSlug: 'schedulePublish' as const, waitUntil: '2099-01-01T00:00:00.000Z' }
    await cms.payload.create({ collection: 'payload-jobs', data })
    await vi.waitFor(
      async () => expect(await value('cms', 'carelane_cms_jobs', { state: 'planned' })).toBe(1),
      SOON,
    )
    const answer = await scrape('cms')
    for (const state of ['due', 'running', 'failed'])
      expect(valueIn(answer, 'carelane_cms_jobs', { state })).toBe(0)
    expect(valueIn(answer, 'carelane_cms_database_up')).toBe(1)
  })
})

function seriesIn(answer: string): string[] {
  return [...answer.matchAll(SERIES)]
    .map(([, name = '', labels = '']) => `${name}{${labels}}`)
    .filter((each) => each.startsWith('carelane_'))
    .sort()
}
