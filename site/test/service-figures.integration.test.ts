import { getMessages } from '@carelane/messages'
import { describe, expect, test } from 'vitest'
import { useLiveSite } from './support/live-site'

const live = useLiveSite()

const { figures: texts } = getMessages('en')
const TOO_SLOW = 30_000
const SUMMARY = /Usually \d+ days?, \d+% on time/

const get = (path: string) => live.site.get(path, { 'x-forwarded-for': live.newcomer() })

interface Told {
  found: {
    centers: { name: string; figures: { summary: string; facts: { label: string }[] } | null }[]
  } | null
}

async function centersIn(lang: string): Promise<NonNullable<Told['found']>['centers']> {
  const { status, text } = await get(`/api/service-centers/?lang=${lang}`)
  expect(status).toBe(200)
  return (JSON.parse(text) as Told).found?.centers ?? []
}

describe('a service centre', () => {
  test('tells how long its repairs took, unless they are too few, on a page without scripts too', async () => {
    const [first, second, third] = await centersIn('ng')
    for (const center of [first, second]) expect(center?.figures?.summary).toMatch(SUMMARY)
    expect(first?.figures?.facts.map(({ label }) => label)).toEqual(
      expect.arrayContaining([texts.rating, texts.repairs, 'Cracked screen']),
    )
    expect(third?.figures).toBeNull()
    const { text } = await get('/ng/service-center/')
    expect(text).toMatch(SUMMARY)
    expect(text).toContain('href="/ng/service-center/#figures"')
    expect(text).toContain('id="figures"')
    expect(text).toContain(texts.method.few)
  })

  test('has its figures by itself and among those near a place', async () => {
    const { text } = await get('/api/service-centers/?lang=ng')
    const [{ id = '', place } = {}] = (
      JSON.parse(text) as { found: { centers: { id: string; place: { lat: number; lng: number } }[] } }
    ).found.centers
    expect((await get(`/api/service-centers/center/?lang=ng&id=${id}`)).text).toMatch(SUMMARY)
    const near = new URLSearchParams({
      lang: 'ng',
      country: 'ng',
      lat: String(place?.lat),
      lng: String(place?.lng),
    })
    near.set('page', '1')
    const headers = {
      'x-forwarded-for': live.newcomer(),
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
    }
    expect((await live.site.post('/api/service-centers/', headers, near.toString())).text).toMatch(SUMMARY)
  })
})

test('the cost of a repair says how long that fault takes in the country', async () => {
  const { text } = await get('/ng/repair-cost/aster-nova-5/cracked-screen/')
  for (const told of [texts.title, texts.usual, texts.onTime, texts.repairs, texts.how])
    expect(text).toContain(told)
  expect((await get('/ng/repair-cost/aster-nova-5/water-damage/')).text).not.toContain(texts.title)
})

test('a service without the extension has no figures, and nothing says how they are counted', async () => {
  const site = await live.startAnother({ AFTER_SALES_WITHOUT: 'service-figures' })
  try {
    for (const path of ['/ng/service-center/', '/ng/repair-cost/aster-nova-5/cracked-screen/']) {
      const { status, text } = await site.get(path, { 'x-forwarded-for': live.newcomer() })
      expect([status, SUMMARY.test(text)]).toEqual([200, false])
      for (const told of [texts.title, texts.how, 'id="figures"']) expect(text).not.toContain(told)
    }
  } finally {
    await site.stop()
  }
})

// Each in a country of which nothing was asked before.
test.each([
  ['ke', 'garbage'],
  ['gh', 'wrong-shape'],
  ['tz', 'down'],
  ['ug', 'slow'],
] as const)(
  'in %s, a service that answers %s leaves the list as it is, and is logged',
  async (lang, fault) => {
    const logged = () => live.site.logs.join('').split('/service-center/figures').length
    const before = logged()
    await live.sandbox.withFault({ call: 'service-figures', fault, delayMs: TOO_SLOW }, async () => {
      const began = performance.now()
      const centers = await centersIn(lang)
      expect(performance.now() - began).toBeLessThan(4_000)
      expect(centers).toHaveLength(10)
      expect(centers.map(({ figures }) => figures)).toEqual(centers.map(() => null))
      await expect.poll(logged, { timeout: 10_000 }).toBeGreaterThan(before)
    })
  },
)
