import { getMessages } from '@carelane/messages'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { useLiveSite } from './support/live-site'

const live = useLiveSite()

const { centers: texts } = getMessages('en')
const TOO_SLOW = 30_000
const PART = 'model=Aster+Nova+5&part=Screen'
const IN_STOCK = `${texts.part.only.replace('{part}', 'Screen, Aster Nova 5')}`

const availability = z.object({
  slot: z.object({ text: z.string(), href: z.string().nullable(), until: z.number() }).nullable(),
  waiting: z.array(z.object({ text: z.string(), until: z.number() })),
  kinds: z.string().nullable(),
  inStock: z.string().nullable(),
  ticket: z.object({ href: z.string() }).nullable(),
})
const found = z.object({
  summary: z.string(),
  pages: z.number(),
  lack: z.string().nullable(),
  centers: z.array(z.object({ id: z.string(), name: z.string(), availability: availability.nullable() })),
})
const answer = z.object({
  asked: z.record(z.string(), z.string()),
  part: z.string().nullable(),
  found: found.nullable(),
})

const get = (path: string) => live.site.get(path, { 'x-forwarded-for': live.newcomer() })

async function ask(query: string, lang = 'ng') {
  const { status, text } = await get(`/api/service-centers/?lang=${lang}${query}`)
  expect(status).toBe(200)
  const read = answer.parse(JSON.parse(text))
  return { ...read, found: read.found! }
}

async function pointsOf(query: string): Promise<string[]> {
  const { text } = await get(`/api/service-centers/points/?lang=ng&country=ng${query}`)
  return (JSON.parse(text) as [string][]).map(([id]) => id)
}

const totalOf = ({ summary }: { summary: string }) => Number(summary.replace(/\D/g, ''))

async function allPages(query: string) {
  const first = (await ask(query)).found
  const all = [...first.centers]
  for (let page = 2; page <= first.pages; page += 1)
    all.push(...(await ask(`${query}&page=${page}`)).found.centers)
  expect(all).toHaveLength(totalOf(first))
  return all
}

describe('a list of centres', () => {
  test('is sorted by the next free slot over all its pages, those without one last', async () => {
    const all = await allPages('&sort=slot&q=lagos')
    const slots = all.map((center) => center.availability?.slot?.until ?? Infinity)
    expect(slots).toEqual(slots.toSorted((one, other) => one - other))
    expect(new Set(slots).size).toBeGreaterThan(1)
    const byName = await allPages('&q=lagos')
    expect(all.map(({ id }) => id).toSorted()).toEqual(byName.map(({ id }) => id).toSorted())
    expect(all.map(({ id }) => id)).not.toEqual(byName.map(({ id }) => id))
  })

  test('leads to the slot, which is chosen there already', async () => {
    const { centers } = (await ask('&sort=slot')).found
    const slot = centers.find((center) => center.availability?.slot?.href)?.availability?.slot
    const { searchParams } = new URL(slot?.href ?? '', 'http://site')
    expect(searchParams.get('from')).toBe(searchParams.get('slot')?.slice(0, 10))
    const { status, text } = await get(slot?.href ?? '')
    expect(status).toBe(200)
    const chosen = new RegExp(`<input[^>]*value="${searchParams.get('slot')}"[^>]*>`).exec(text)?.[0]
    expect(chosen).toMatch(/checked/)
  })

  test('has those alone that repair a kind of device, on the map too', async () => {
    const all = await allPages('&kind=tv&q=aster')
    for (const { availability: told } of all) expect(told?.kinds).toContain(texts.kinds.tv)
    expect((await pointsOf('&kind=tv&q=aster')).toSorted()).toEqual(all.map(({ id }) => id).toSorted())
    expect(all.length).toBeLessThan(totalOf((await ask('&q=aster')).found))
  })

  test('has those alone that have a part, says which, and leads to all again', async () => {
    const { part, found: first } = await ask(`&${PART}`)
    expect(part).toBe(IN_STOCK)
    for (const { availability: told } of first.centers) expect(told?.inStock).toBe('Screen, Aster Nova 5')
    expect(await pointsOf(`&${PART}`)).toHaveLength(totalOf(first))
    expect(totalOf(first)).toBeLessThan(totalOf((await ask('')).found))
    const { text } = await get(`/ng/service-center/?kind=tablet&${PART}`)
    expect(text).toContain(IN_STOCK)
    expect(text).toContain('href="/ng/service-center/?kind=tablet"')
    expect(text).toMatch(/<input type="hidden" name="part" value="Screen"/)
  })

  test('of a part that nobody knows has all centres, and says so without its name', async () => {
    const { part, asked, found: all } = await ask('&model=Aster+Nova+5&part=Call+0800+FRAUD')
    expect(part).toBe(texts.part.unknown)
    expect(asked).toMatchObject({ model: '', part: '' })
    expect(totalOf(all)).toBe(totalOf((await ask('')).found))
    const page = await get('/ng/service-center/?model=%3Cscript%3E&part=Call+0800+FRAUD')
    expect(page.text).toContain(texts.part.unknown)
    expect(page.text.replace(/<input[^>]*>|<script.*?<\/script>|<a [^>]*>|<link[^>]*>/gs, '')).not.toMatch(
      /FRAUD|<script>&/,
    )
  })

  test('near a place follows the same question', async () => {
    const body = new URLSearchParams({
      ...{ lang: 'ng', country: 'ng', lat: '6.524', lng: '3.379', page: '1' },
      ...{ kind: 'tablet', model: 'Aster Nova 5', part: 'Screen', sort: 'slot' },
    })
    const { status, text } = await live.site.post(
      '/api/service-centers/',
      {
        'x-forwarded-for': live.newcomer(),
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
      },
      String(body),
    )
    expect(status).toBe(200)
    const { centers } = found.parse((JSON.parse(text) as { found: unknown }).found)
    expect(centers.length).toBeGreaterThan(0)
    for (const { availability: told } of centers) {
      expect(told?.inStock).toBe('Screen, Aster Nova 5')
      expect(told?.kinds).toContain(texts.kinds.tablet)
    }
    const slots = centers.map((center) => center.availability?.slot?.until ?? Infinity)
    expect(slots).toEqual(slots.toSorted((one, other) => one - other))
  })

  test('odd values ask nothing, and no address makes a page of its own', async () => {
    const { asked } = await ask(`&kind=${'x'.repeat(5000)}&sort=%00&model=${'y'.repeat(9000)}&part=`)
    expect(asked).toMatchObject({ kind: '', sort: '', model: '', part: '' })
    const page = await get('/ng/service-center/?sort=slot')
    expect(page.headers['cache-control']).toBe('private, no-cache')
    expect(page.text).toContain('noindex')
  })
})

describe('the waiting time', () => {
  // It is always day somewhere.
  const openNow = async () => (await ask('&country=global&open=1', 'global')).found.centers
  const said = (centers: Awaited<ReturnType<typeof openNow>>) =>
    centers.flatMap((center) => center.availability?.waiting ?? [])

  test('is said with the moment at which it was seen, and not once that is half an hour ago', async () => {
    const now = said(await openNow())
    expect(now.length).toBeGreaterThan(0)
    for (const { text, until } of now) {
      expect(text).toMatch(/, seen (?:a moment|\d+ minutes) ago$/)
      expect(until - Date.now()).toBeLessThan(30 * 60_000)
    }
    await live.sandbox.withTimeGone(-45 * 60, async () => expect(said(await openNow())).toEqual([]))
  })
})

describe('a service that does not answer', () => {
  test.each(['garbage', 'wrong-shape', 'down', 'slow'] as const)(
    '(%s) leaves the list, sorted, and it is said once',
    async (fault) => {
      const before = (await ask('&sort=slot&q=abuja')).found
      await live.sandbox.withFault({ call: 'center-availability', fault, delayMs: TOO_SLOW }, async () => {
        const began = performance.now()
        const without = (await ask('&sort=slot&q=abuja')).found
        expect(performance.now() - began).toBeLessThan(4_000)
        expect(without.centers.map(({ id }) => id)).toEqual(before.centers.map(({ id }) => id))
        expect(without.centers.every((center) => center.availability === null)).toBe(true)
        expect(without.lack).toBe(texts.results.lack)
        const { status, text } = await get('/ng/service-center/?q=abuja&sort=slot')
        expect(status).toBe(200)
        const shown = text.replace(/<script.*?<\/script>/gs, '')
        expect(shown.split(texts.results.lack)).toHaveLength(2)
        expect(shown).toContain('<article')
        const part = await ask(`&${PART}&q=abuja`)
        expect(part.part).toBe(texts.part.chosen)
      })
    },
  )
})

test('part prices and the cost of a repair lead to the centres that have the part', async () => {
  const to = '/ng/service-center/?model=Aster+Nova+5&amp;part=Screen'
  const cost = await get('/ng/repair-cost/aster-nova-5/cracked-screen/')
  const prices = await get(
    '/ng/spare-parts-price/?product=Mobile+Phone&brand=Aster&series=Nova&model=Aster+Nova+5',
  )
  for (const { text } of [cost, prices]) {
    expect(text).toContain(`href="${to}"`)
    expect(text).toContain(texts.part.centers)
  }
})

test('a service without the extension offers none of it, and no page breaks', async () => {
  const site = await live.startAnother({ AFTER_SALES_WITHOUT: 'centre-availability' })
  const from = () => ({ 'x-forwarded-for': live.newcomer() })
  try {
    const { status, text } = await site.get(`/ng/service-center/?sort=slot&kind=tv&${PART}`, from())
    expect(status).toBe(200)
    const shown = text.replace(/<script.*?<\/script>/gs, '')
    for (const told of [
      texts.form.sort,
      texts.form.bySlot,
      texts.center.ticket,
      texts.results.lack,
      texts.part.remove,
    ])
      expect(shown).not.toContain(told)
    expect(shown.match(/<article/g)).toHaveLength(10)
    for (const path of ['/ng/repair-cost/aster-nova-5/cracked-screen/', '/ng/service-center/'])
      expect((await site.get(path, from())).text).not.toContain(texts.part.centers)
    expect((await site.get('/ng/repair-appointment/ticket/?center=4277', from())).status).toBe(404)
  } finally {
    await site.stop()
  }
})
