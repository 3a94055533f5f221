import { brotliDecompressSync } from 'node:zlib'
import { beforeEach, describe, expect, test } from 'vitest'
import { createRenderContext } from '@/platform/render-context'
import type { RenderedPage } from '../next/render-page'
import { buildPage } from './build-page'
import type { PageRequest } from './page-request'
import { PageCache, type PageOutcome } from './page-cache'
import { PageStore } from './page-store'

let clock: number
let store: PageStore
let cache: PageCache
let edition: number
let render: (request: PageRequest) => Promise<RenderedPage>
let rendered: string[]

beforeEach(() => {
  clock = 1_000_000_000_000
  edition = 1
  rendered = []
  render = async (request) => pageOf(request)
  store = new PageStore(3)
  cache = new PageCache({
    store,
    now: () => clock,
    render: (request) => {
      rendered.push(request.key)
      return render(request)
    },
    build: (page, request, expires) =>
      buildPage(page, request, expires, {
        headersOf: () => [],
        analyticsHosts: [],
        mapHosts: [],
        loginHosts: [],
        styleSheets: new Map(),
        keepData: async () => {},
        onForeignScripts: () => {},
      }),
    onFailure: () => {},
  })
})

function pageOf(request: PageRequest, status = 200): RenderedPage {
  const context = createRenderContext()
  context.tags.add('news').add(`path:${request.path.replaceAll('/', '')}`)
  const headers = { 'cache-control': 's-maxage=120', 'content-type': 'text/html; charset=utf-8' }
  return { status, headers, body: Buffer.from(`edition ${edition}`), context }
}

function requestOf(path: string): PageRequest {
  return { key: `html ${path}`, path, search: '', variant: 'html', isLight: false, readsQuery: false }
}

async function ask(path: string): Promise<string> {
  const outcome: PageOutcome = await cache.answer(requestOf(path), 'of-a-test')
  if (outcome.kind !== 'page') return outcome.kind
  return `${brotliDecompressSync(outcome.page.brotli).toString()} (${outcome.state})`
}

function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { open, opened }
}

describe('the page cache', () => {
  test('identical requests wait for one render [7#60]', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask('/ng/')))
    expect(new Set(answers)).toEqual(new Set(['edition 1 (rendered)']))
    expect(rendered).toEqual(['html /ng/'])
  })

  test('serves a page for 120 s, then serves it once more while it is rendered anew [7#58]', async () => {
    await ask('/ng/')
    edition = 2
    clock += 119_999
    expect(await ask('/ng/')).toBe('edition 1 (fresh)')
    clock += 1
    expect(await ask('/ng/')).toBe('edition 1 (stale)')
    await expect.poll(() => ask('/ng/')).toBe('edition 2 (fresh)')
    expect(rendered).toHaveLength(2)
  })

  test('keeps no more than its number of entries [7#58]', async () => {
    for (const path of ['/a/', '/b/', '/c/', '/d/']) await ask(path)
    expect(store.size.pages).toBe(3)
    expect(store.get('html /a/')).toBeUndefined()
  })

  test('after a purge the next request gets the fresh page, and others stay', async () => {
    await ask('/ng/')
    await ask('/ke/')
    edition = 2
    cache.purge(['path:ng'])
    expect(await ask('/ng/')).toBe('edition 2 (rendered)')
    expect(await ask('/ke/')).toBe('edition 1 (fresh)')
  })

  test('renders the pages that are asked for most at the purge itself', async () => {
    for (let times = 0; times < 300; times++) await ask('/ng/')
    for (let times = 0; times < 30; times++) await ask('/ke/')
    cache.purge(['news'])
    await expect.poll(() => rendered.slice(2)).toEqual(['html /ng/'])
  })

  test('waits a second for what was published, then serves the last good page', async () => {
    await ask('/ng/')
    edition = 2
    cache.purge(['news'])
    const slow = gate()
    render = async (request) => {
      await slow.opened
      return pageOf(request)
    }
    const begun = Date.now()
    expect(await ask('/ng/')).toBe('edition 1 (stale)')
    expect(Date.now() - begun).toBeGreaterThanOrEqual(990)
    slow.open()
    await expect.poll(() => ask('/ng/')).toBe('edition 2 (fresh)')
  })

  test('a render that a purge overtook is not taken for fresh', async () => {
    const first = gate()
    render = async (request) => {
      const page = pageOf(request)
      await first.opened
      return page
    }
    const asked = ask('/ng/')
    await expect.poll(() => rendered.length).toBe(1)
    cache.purge(['news'])
    edition = 2
    first.open()
    expect(await asked).toBe('edition 2 (rendered)')
    expect(rendered).toHaveLength(2)
  })

  test('serves the last good page, however old, when it cannot be rendered', async () => {
    await ask('/ng/')
    render = () => Promise.reject(new Error('the cms is gone'))
    cache.purge(['news'])
    expect(await ask('/ng/')).toBe('edition 1 (stale)')
    clock += 48 * 3_600_000
    expect(await ask('/ng/')).toBe('edition 1 (stale)')
    expect(await ask('/ke/')).toBe('failed')
  })

  test('does not try again with each request while rendering fails', async () => {
    await ask('/ng/')
    render = () => Promise.reject(new Error('the cms is gone'))
    clock += 120_000
    await ask('/ng/')
    await expect.poll(() => rendered.length).toBe(2)
    for (let times = 0; times < 10; times++) await ask('/ng/')
    expect(rendered).toHaveLength(2)
    clock += 2000
    await ask('/ng/')
    expect(rendered).toHaveLength(3)
  })

  test('a page that was unpublished is gone, and comes back when it is published', async () => {
    await ask('/ng/')
    render = async (request) => pageOf(request, 404)
    cache.purge(['news'])
    expect(await ask('/ng/')).toBe('edition 1 (rendered)')
    expect(store.size).toMatchObject({ pages: 0, notFound: 1 })
    render = async (request) => pageOf(request)
    cache.purge(['news'])
    expect(await ask('/ng/')).toBe('edition 1 (rendered)')
    expect(store.size).toMatchObject({ pages: 1, notFound: 0 })
  })

  test('what is not found is kept in bounded number', async () => {
    render = async (request) => pageOf(request, 404)
    for (let number = 0; number < 150; number++) await ask(`/ng/random-${number}/`)
    expect(store.size).toMatchObject({ pages: 0, notFound: 100 })
  })

  test('the hourly purge drops what is dead, and nothing else', async () => {
    await ask('/ng/')
    await ask('/ke/')
    clock += 120_000 + 3_600_000
    await ask('/ke/')
    store.sweep(clock)
    expect(store.get('html /ng/')).toBeUndefined()
    expect(store.get('html /ke/')).toBeDefined()
  })

  test('compresses a large page closely when it is asked for again, and not for its first visitor', async () => {
    const body = Buffer.from(
      Array.from({ length: 9000 }, (_, at) => ((at * 7919) % 10_007).toString(36)).join(' '),
    )
    render = async (request) => ({ ...pageOf(request), body })
    const brotliOf = (path: string) => store.get(`html ${path}`)?.brotli ?? Buffer.alloc(0)
    await ask('/ng/')
    await ask('/ke/')
    const quick = brotliOf('/ng/')
    await ask('/ng/')
    await ask('/ng/')
    await expect.poll(() => brotliOf('/ng/').length).toBeLessThan(quick.length)
    expect(brotliDecompressSync(brotliOf('/ng/'))).toEqual(body)
    expect(brotliOf('/ke/')).toEqual(quick)
  })

  test('counts why its visitors waited, and not those who did not', async () => {
    await ask('/ng/')
    await ask('/ng/')
    expect(cache.misses).toMatchObject({ 'not-kept': 1, published: 0, outdated: 0 })
    cache.purge(['path:ng'])
    await ask('/ng/')
    expect(cache.misses).toMatchObject({ 'not-kept': 1, published: 1, outdated: 0 })
    clock += 2 * 3_600_000
    await ask('/ng/')
    expect(cache.misses).toMatchObject({ 'not-kept': 1, published: 1, outdated: 1 })
  })

  test('a page that depends on the visitor is remembered as such', async () => {
    render = async (request) => ({ ...pageOf(request), headers: { 'cache-control': 'no-store' } })
    expect(await ask('/ng/')).toBe('bypass')
    expect(await ask('/ng/')).toBe('bypass')
    expect(rendered).toHaveLength(1)
  })
})

test('a page from before the process is served only if no fresh one comes within five seconds', async () => {
  await ask('/ng/')
  const kept = store.get('html /ng/')
  if (!kept) throw new Error('not kept')
  store.fill([{ ...kept, purged: true, isFromDisk: true }])
  edition = 2
  render = async (request) => {
    await new Promise((done) => setTimeout(done, 1500))
    return pageOf(request)
  }
  expect(await ask('/ng/')).toBe('edition 2 (rendered)')
  store.fill([{ ...kept, purged: true, isFromDisk: true }])
  render = () => Promise.reject(new Error('away'))
  expect(await ask('/ng/')).toBe('edition 1 (stale)')
})
