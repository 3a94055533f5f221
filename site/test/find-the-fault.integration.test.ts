import { FINDER_RESULTS_PATH, type FaultFinder, type FinderStep } from '@carelane/main-api'
import { signedCall } from '@carelane/main-api/signature'
import { getMessages } from '@carelane/messages'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { eraseOldResults } from '@/features/find-the-fault/results/count-result'
import { PUBLICATION_SECRET } from './support/built-site'
import { IS_ONE_PROCESS, useLiveSite } from './support/live-site'
import { sendForm } from './support/plain-form'
import { whileStoreIsAway } from './support/store-away'

const live = useLiveSite()

const { finder: texts } = getMessages('en')
const PAGE = '/ng/find-the-fault/phone-will-not-charge/'
const FIXED = `${PAGE}?a=hot-2.cable-1`
const BOOKING = `${PAGE}?a=hot-2.cable-2`

const asks = (key: string, text: string, ...next: string[]): FinderStep => ({
  key,
  kind: 'question',
  text,
  help: null,
  answers: next.map((each, at) => ({ text: at === 0 ? 'Yes' : 'No', next: each })),
})
const ends = (key: string, outcome: Extract<FinderStep, { kind: 'outcome' }>['outcome']): FinderStep => ({
  key,
  kind: 'outcome',
  text: `End: ${key}`,
  help: null,
  outcome,
})

const TREE: FaultFinder = {
  id: 3,
  slug: 'phone-will-not-charge',
  product: 'mobile-phones',
  title: 'My phone doesn’t charge',
  intro: 'Two minutes.',
  locale: 'en',
  updatedAt: '2026-11-20T09:30:00.000Z',
  steps: [
    asks('hot', 'Is it hot?', 'swollen', 'cable'),
    asks('cable', 'Does another cable help?', 'fixed', 'book', 'cost'),
    ends('swollen', { kind: 'danger', danger: 'swelling' }),
    ends('fixed', { kind: 'fixed' }),
    ends('book', { kind: 'booking' }),
    ends('cost', { kind: 'cost', fault: 'battery' }),
  ],
}

const permissionsOf = async (path: string) => (await live.site.get(path)).headers['permissions-policy']

beforeAll(() => live.shareEnvironment())
beforeEach(() => {
  live.cms.content.finders = [TREE]
})

describe('a tree', () => {
  test('is listed by kind of device, and asks its first question', async () => {
    const list = await live.site.get('/ng/find-the-fault/')
    expect(list.text).toContain(`href="${PAGE}"`)
    const start = await live.site.get(PAGE)
    expect(start.status).toBe(200)
    expect(start.text).toContain('Is it hot?')
    expect(start.text).toContain(`href="${PAGE}?a=hot-1"`)
    expect(start.text).not.toContain(texts.answers)
  })

  test('shows the answers of the path, each with a way to change it', async () => {
    const { text } = await live.site.get(BOOKING)
    expect(text).toContain('End: book')
    expect(text).toContain(texts.answers)
    expect(text).toContain(`href="${PAGE}?a=hot-2"`)
    expect(text).toMatch(/Change the answer to: Does another cable help\?/)
  })

  test('goes as far as an outdated path leads, and says so', async () => {
    const outdated = await live.site.get(`${PAGE}?a=hot-2.gone-1.x`)
    expect([outdated.status, outdated.text.includes('Does another cable help?')]).toEqual([200, true])
    expect(outdated.text).toContain(texts.outdated)
    expect((await live.site.get(FIXED)).text).not.toContain(texts.outdated)
    for (const odd of ['%00', '2.1.3', 'hot-2&a=hot-1', '<script>', 'x'.repeat(5000)])
      expect((await live.site.get(`${PAGE}?a=${odd}`)).status, odd).toBe(200)
  })

  test('that is unknown is not found', async () => {
    expect((await live.site.get('/ng/find-the-fault/no-such-tree/')).status).toBe(404)
    expect((await live.site.get('/ng/find-the-fault/No%20Such/')).status).toBe(404)
  })

  test('in English is marked on the page of another language', async () => {
    const { text } = await live.site.get('/ci/find-the-fault/phone-will-not-charge/')
    expect(text).toContain(getMessages('fr').finder.inEnglish)
    expect(text).toMatch(/<h1 lang="en" dir="ltr">My phone/)
  })

  test('ends in danger with what to do at once, and without booking', async () => {
    const { text } = await live.site.get(`${PAGE}?a=hot-1`)
    expect(text).toContain(getMessages('en').safety.swelling.title)
    expect(text).not.toContain(texts.book)
  })

  test('ends with the costs of the fault, which lead to that fault of a model', async () => {
    const { text } = await live.site.get(`${PAGE}?a=hot-2.cable-3`)
    expect(text).toContain('href="/ng/repair-cost/?fault=battery"')
    const costs = await live.site.get('/ng/repair-cost/?fault=battery')
    expect(costs.text).toMatch(/href="\/ng\/repair-cost\/[a-z0-9-]+\/battery\/"/)
    expect((await live.site.get('/ng/repair-cost/')).text).not.toMatch(
      /href="\/ng\/repair-cost\/[a-z0-9-]+\/battery\/"/,
    )
  })
})

describe('booking', () => {
  test('knows kind and fault, with what was answered', async () => {
    const from = live.newcomer()
    const led = await sendForm(live.site, { page: BOOKING, typed: { path: 'hot-2.cable-2' }, from })
    expect([led.status, led.headers.location]).toEqual([303, '/ng/repair-appointment/'])
    const [cookie = ''] = (led.headers['set-cookie'] ?? []).map((line) => line.split(';')[0] ?? '')
    const centers = await live.site.get('/ng/repair-appointment/', { 'x-forwarded-for': from, cookie })
    const [, center = ''] = /repair-appointment\/\?center=([^"&]+)/.exec(centers.text) ?? []
    const form = await live.site.get(`/ng/repair-appointment/?center=${center}`, {
      'x-forwarded-for': from,
      cookie,
    })
    expect(form.text).toMatch(/<option value="mobile-phone" selected=""/)
    expect(form.text).toMatch(
      /<textarea[^>]*>\s*My phone doesn’t charge\nIs it hot\? No\nDoes another cable help\? No</,
    )
  })
})

describe('what an end fixed', () => {
  beforeEach(() => live.store.query('DELETE FROM finder_results').catch(() => undefined))
  afterEach(() => live.store.query('DELETE FROM finder_results'))

  const answer = async (
    fixed: string,
    { page = FIXED, path = 'hot-2.cable-1', from = live.newcomer() } = {},
  ) => {
    const form = new URLSearchParams({ lang: 'ng', slug: TREE.slug, path, fixed })
    const host = `localhost:${live.site.port}`
    const headers = {
      host,
      origin: `http://${host}`,
      referer: `http://${host}${page}`,
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': from,
    }
    return live.site.post('/api/find-the-fault/', headers, String(form))
  }
  const rows = async () =>
    (await live.store.query('SELECT country, slug, is_fixed, count FROM finder_results ORDER BY is_fixed'))
      .rows

  test('is counted, without a cookie and without who said so', async () => {
    const counted = await answer('yes')
    expect([counted.status, counted.headers.location]).toEqual([303, `${FIXED}#counted`])
    expect(counted.headers['set-cookie']).toBeUndefined()
    await Promise.all(['yes', 'no', 'yes'].map((fixed) => answer(fixed)))
    expect(await rows()).toEqual([
      { country: 'ng', slug: TREE.slug, is_fixed: false, count: 1 },
      { country: 'ng', slug: TREE.slug, is_fixed: true, count: 3 },
    ])
    expect((await live.site.get(FIXED)).text).toMatch(/action="\/api\/find-the-fault\/"/)
  })

  test('is told to editors of the country alone, and gone after 90 days', async () => {
    await answer('yes')
    await answer('no')
    const told = async (countries: string[] | null) => {
      const body = JSON.stringify({ countries, country: null, page: 1 })
      const signed = signedCall(PUBLICATION_SECRET, { method: 'POST', path: FINDER_RESULTS_PATH, body })
      return JSON.parse((await live.site.post(FINDER_RESULTS_PATH, signed, body)).text) as object
    }
    const own = { slug: TREE.slug, country: 'ng', fixed: 1, notFixed: 1 }
    expect(await told(['ng'])).toMatchObject({ results: [own], pages: 1 })
    expect(await told(null)).toMatchObject({ results: [own], counts: [{ country: 'ng', count: 1 }] })
    expect(await told(['ke'])).toMatchObject({ results: [] })
    await live.store.query(`UPDATE finder_results SET day = day - 90 WHERE is_fixed`)
    expect(await told(null)).toMatchObject({ results: [{ ...own, fixed: 0 }] })
    expect(await eraseOldResults()).toBe(1)
  })

  test('is refused for what no page asks, and for other sites', async () => {
    expect((await answer('perhaps')).status).toBe(400)
    for (const path of ['hot-2.cable-2', 'hot-1', 'nonsense'])
      expect((await answer('yes', { path })).headers.location).toMatch(/#not-counted$/)
    live.cms.content.finders = []
    expect((await answer('yes')).headers.location).toBe(`${FIXED}#not-counted`)
    expect(await rows()).toEqual([])
  })

  test('is not lost in silence while the store is away', async () => {
    await whileStoreIsAway(live, async () => {
      expect((await answer('yes')).headers.location).toBe(`${FIXED}#not-counted`)
    })
  })

  test.runIf(IS_ONE_PROCESS)('is counted only so often from one address', async () => {
    const from = live.newcomer()
    const ends: unknown[] = []
    for (let each = 0; each < 41; each += 1) ends.push((await answer('yes', { from })).headers.location)
    expect(ends.slice(0, 40).every((location) => location === `${FIXED}#counted`)).toBe(true)
    expect(ends[40]).toBe(`${FIXED}#not-counted`)
  })
})

describe('camera and microphone', () => {
  test('may be asked for by pages of trees alone', async () => {
    const allowed = 'camera=(self), geolocation=(self), microphone=(self), payment=(), usb=()'
    for (const path of [PAGE, BOOKING]) expect(await permissionsOf(path), path).toBe(allowed)
    for (const path of ['/ng/', '/ng/find-the-fault/', '/ng/warranty-check/', '/ng/search/?q=phone'])
      expect(await permissionsOf(path), path).toMatch(/camera=\(\).*microphone=\(\)/)
  })
})
