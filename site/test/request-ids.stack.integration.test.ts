import { startStack, type Stack } from '@carelane/test-kit/stack'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { BuiltSite, send, type Answer } from './support/built-site'
import { serverOf } from './support/live-site'
import { sandboxKeys } from './support/sandbox-keys'

const OWN = /^[0-9a-f]{12}-[0-9a-z]+$/
const WARM = { timeout: 60_000, interval: 500 }
const SOON = { timeout: 10_000, interval: 100 }

/** Asks the cms for the country, and the service for the list. */
const CENTERS = '/ng/service-center/?state=Lagos'

let stack: Stack
let content: pg.Client

beforeAll(async () => {
  stack = await startStack({ environment: { LOG_LEVEL: 'info' } })
  content = new pg.Client({ connectionString: stack.databaseUrls.carelane_cms })
  await content.connect()
  // On a busy machine the first answers of the cms come too late.
  for (const path of [CENTERS, '/ng/', '/ng/search/?q=phone', '/ng/warranty-check/', '/ng/no-such-page/'])
    await vi.waitFor(async () => expect((await ask(path)).status).toBeLessThan(500), WARM)
}, 300_000)
afterAll(async () => {
  await content.end()
  await stack.stop()
})

/** As a proxy that is trusted. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return send(Number(new URL(stack.siteUrl).port), method, path, {
    host: new URL(stack.siteUrl).host,
    ...headers,
  })
}

async function linesWith(part: 'site' | 'cms' | 'sandbox', id: string): Promise<string[]> {
  return (await stack.log(part)).split('\n').filter((line) => line.includes(`"requestId":"${id}"`))
}

const shownByPostgres = async (id: string) => {
  const { rows } = await content.query<{ query: string }>(
    'SELECT query FROM pg_stat_activity WHERE starts_with(query, $1)',
    [`/*request:${id}*/`],
  )
  return rows
}

describe('one id', () => {
  test('finds a request in the logs of the site, the cms and the service, and in the database', async () => {
    const id = 'edge-1700000000-17-4711'
    const { status, headers } = await ask(CENTERS, { 'x-request-id': id })
    expect([status, headers['x-request-id']]).toEqual([200, id])
    await vi.waitFor(async () => {
      expect((await linesWith('site', id)).join()).toContain('"bypass"')
      expect((await linesWith('cms', id)).join()).toMatch(/"path":"\/api\/[^"]+","status":200/)
      expect((await linesWith('sandbox', id)).join()).toMatch(/"call":"[^"]+","requestId"/)
      expect((await shownByPostgres(id)).length).toBeGreaterThan(0)
    }, SOON)
  })

  test('finds the page that was rendered for the cache, and those who waited for it name it', async () => {
    const ids = Array.from({ length: 4 }, (_, at) => `of-reader-number-${at}`)
    await Promise.all(ids.map((id) => ask('/ke/', { 'x-request-id': id })))
    await vi.waitFor(async () => {
      const lines = await Promise.all(ids.map((id) => linesWith('site', id)))
      const pages = lines.map((each) => each.find((line) => line.includes('"msg":"page"')) ?? '')
      const [first, ...others] = pages.toSorted((one, other) => one.length - other.length)
      const { requestId } = JSON.parse(first ?? '') as { requestId: string }
      expect(first).not.toContain('renderedFor')
      for (const line of others) expect(line).toContain(`"renderedFor":"${requestId}"`)
      expect((await linesWith('cms', requestId)).length).toBeGreaterThan(1)
    }, SOON)
  })

  test('that a visitor makes up is replaced, here and everywhere', async () => {
    const hostile = [
      'x'.repeat(10_000),
      '<script>alert(1)</script>',
      'aaaaaaaa*/ drop table news; /*',
      'aaaaaaaa, bbbbbbbb',
      'aaaaaaaa%0d%0aset-cookie:a=b',
      'zq-1',
    ]
    for (const id of hostile) {
      const { headers, text } = await ask(CENTERS, { 'x-request-id': id })
      expect(headers['x-request-id']).toMatch(OWN)
      expect(text).not.toContain(id)
      for (const part of ['site', 'cms', 'sandbox'] as const)
        expect(await stack.log(part), `${part}: ${id}`).not.toContain(id)
    }
    await expect(ask('/ng/', { 'x-request-id': 'aaaaaaaa\r\nset-cookie: a=b' })).rejects.toThrow()
  })

  test('is taken from trusted proxies alone', async () => {
    const stranger = await BuiltSite.start(stack.cmsUrl, {
      ...sandboxKeys(),
      ...serverOf(stack.databaseUrls.carelane_site),
      AFTER_SALES_URL: stack.sandboxUrl,
      TRUSTED_PROXIES: '192.0.2.1',
    })
    const { headers } = await stranger.get('/ng/', { 'x-request-id': 'of-a-stranger' })
    await stranger.stop()
    expect(headers['x-request-id']).toMatch(OWN)
    expect(stranger.logs.join('')).not.toContain('of-a-stranger')
  })

  test.each([
    ['/ng/', 200],
    ['/ng/warranty-check/', 200],
    ['/ng/search/?q=phone', 200],
    ['/ng/no-such-page/', 404],
    ['/', 200],
    ['/api/health/', 200],
    ['/api/visitor-country/', 200],
    ['/api/account/', 204],
    ['/api/publications/', 405],
    ['/%zz/', 400],
  ])('is answered by %s', async (path, status) => {
    const answer = await ask(path, { 'x-request-id': 'of-who-asks-for-it' })
    expect([answer.status, answer.headers['x-request-id']]).toEqual([status, 'of-who-asks-for-it'])
    expect((await ask(path)).headers['x-request-id']).toMatch(OWN)
  })
})

describe('what is kept', () => {
  test('has no id in it, and each answer from the cache has the id of its own request', async () => {
    const own = ['of-the-first-reader', 'of-the-second-reader', 'of-the-third-reader']
    for (const id of own) {
      const { headers, text } = await ask('/gh/', { 'x-request-id': id })
      expect(headers['x-request-id']).toBe(id)
      for (const other of own) expect(text).not.toContain(other)
    }
    const { headers } = await ask('/gh/', { 'x-request-id': 'of-who-has-it' })
    const known = await ask('/gh/', {
      'x-request-id': 'of-who-has-it-yet',
      'if-none-match': headers.etag ?? '',
    })
    expect([known.status, known.headers['x-request-id']]).toEqual([304, 'of-who-has-it-yet'])
  })

  test('and what a cache in front may keep is answered without one', async () => {
    const page = await ask('/gh/', { 'x-request-id': 'of-who-asks-for-it', via: '1.1 edge' })
    expect(page.headers['surrogate-control']).toMatch(/^max-age=/)
    const script = /src="(\/_next\/static\/[^"]+\.js)"/.exec(page.text)?.[1] ?? ''
    const picture = /"(\/media\/[^"?]+\?[^"&]*)/.exec(page.text)?.[1] ?? ''
    for (const path of [script, picture, '/.well-known/security.txt']) {
      const { status, headers } = await ask(path, { 'x-request-id': 'of-who-asks-for-it' })
      expect([path, status, headers['cache-control']]).toEqual([path, 200, expect.stringMatching(/^public/)])
      expect(headers['x-request-id']).toBeUndefined()
    }
    expect(page.headers['x-request-id']).toBeUndefined()
    const missing = await ask('/gh/no-such-page/', { 'x-request-id': 'of-who-asks-for-it', via: '1.1 edge' })
    expect(missing.headers['x-request-id']).toBe('of-who-asks-for-it')
  })
})

describe('Server-Timing', () => {
  const timing = async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    (await ask(path, headers, method)).headers['server-timing']

  test('says what a page took, and of one from the cache only that', async () => {
    expect(await timing('/ug/')).toMatch(
      /^cache;desc="miss"(?=.*, cms;dur=[\d.]+;desc="\d+ calls")(?=.*, render;dur=[\d.]+)(?=.*, build;dur=[\d.]+)/,
    )
    for (const _ of [1, 2]) expect(await timing('/ug/')).toBe('cache;desc="hit"')
  })

  test('is not given to a cache in front, with what it may keep', async () => {
    for (const proxied of [{ via: '1.1 edge' }, { 'x-forwarded-for': '203.0.113.9' }] as Record<
      string,
      string
    >[])
      for (const path of ['/tz/', '/tz/']) expect(await timing(path, proxied)).toBeUndefined()
    expect(await timing('/tz/')).toBe('cache;desc="hit"')
  })

  test('is not said of what is looked up for one visitor, whose times would tell something', async () => {
    expect(await timing(CENTERS)).toBeUndefined()
    expect(await timing('/ng/search/?q=phone')).toBeUndefined()
    expect(await timing('/ng/repair-status/show/')).toBeUndefined()
    expect(await timing('/api/service-centers/points/?lang=ng&country=ng')).toBeUndefined()
    expect(await timing('/ng/warranty-check/', { 'sec-fetch-site': 'same-origin' }, 'POST')).toBeUndefined()
  })
})
