import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { BuiltSite, type Answer } from './support/built-site'
import { faultMatrix } from './support/fault-matrix'
import { IS_ONE_PROCESS, useLiveSite } from './support/live-site'
import { MainApiStandIn } from './support/main-api-stand-in'

const QUESTION = '/ng/service-center/?state=Lagos&q=aster'
/** A heading: every page has the words for its scripts. */
const FAILED = '<h3>We couldn’t get an answer</h3>'
const NONE = 'No results found. Please check the store manually above.'

const live = useLiveSite()

const centers = z.object({
  asked: z.record(z.string(), z.string()),
  states: z.array(z.object({ value: z.string(), name: z.string() })),
  cities: z.array(z.object({ value: z.string(), name: z.string() })),
  found: z
    .object({
      summary: z.string(),
      pages: z.number(),
      centers: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          distance: z.string().nullable(),
          reserveHref: z.string().nullable(),
          openings: z.array(z.object({ text: z.string(), until: z.number() })),
        }),
      ),
    })
    .nullable(),
  failure: z.string().nullable(),
})

const ask = async (query: string) => {
  const answer = await live.site.get(`/api/service-centers/?lang=ng${query}`)
  return { status: answer.status, ...centers.parse(JSON.parse(answer.text)) }
}

function near(fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Answer> {
  const type = { 'content-type': 'application/x-www-form-urlencoded', ...headers }
  const body = new URLSearchParams({ lang: 'ng', country: 'ng', page: '1', ...fields })
  return live.site.post('/api/service-centers/', type, String(body))
}

describe('what is asked by an address', () => {
  test('narrows what can be chosen next [2.4#19]', async () => {
    const all = await ask('')
    expect(all).toMatchObject({ status: 200, cities: [], failure: null })
    expect(all.states.map(({ value }) => value)).toContain('Lagos')
    const lagos = await ask('&state=Lagos')
    expect(lagos.cities.length).toBeGreaterThan(1)
    const [city] = lagos.cities
    expect(city!.name).toMatch(/ \(\d+\)$/)
    const there = await ask(`&state=Lagos&city=${encodeURIComponent(city!.value)}`)
    expect(there.found!.summary).toBe(
      city!.name.endsWith('(1)') ? '1 service centre' : `${/\((\d+)\)/.exec(city!.name)![1]} service centres`,
    )
  })

  test('of an earlier choice is left out: a state of another country, a city of another state', async () => {
    const { asked } = await ask('&country=ke&state=Lagos&city=Ikeja')
    const filters = { brand: '', kind: '', open: '', model: '', part: '', sort: '' }
    expect(asked).toEqual({ country: 'ke', state: '', city: '', q: '', ...filters })
    const { asked: again } = await ask('&state=Kano+State&city=Ikeja')
    expect(again).toMatchObject({ state: 'Kano State', city: '' })
  })

  test.each([
    ['10,000 characters', 'x'.repeat(10_000)],
    ['markup', '<img src=x onerror=alert(1)>zzqqxx'],
    ['SQL', "zzqqxx'; DELETE FROM service_centres; --"],
    ['a lie about one', "' OR 1=1 --"],
    ['emoji', '📱🔧🧿'],
  ])('as %s finds nothing, and says so [8#14]', async (_what, typed) => {
    // Browsers send up to 10,000 characters.
    const { found } = await ask(`&q=${encodeURIComponent(typed)}`)
    expect(found).toMatchObject({ summary: NONE, centers: [] })
  })

  test('as open now is what the cards say, page by page, and narrows any other question', async () => {
    // It is always day somewhere.
    const everywhere = '&country=global&open=1'
    const first = await ask(everywhere)
    const { pages } = first.found!
    const total = Number(first.found!.summary.replace(/\D/g, ''))
    expect(total).toBeLessThan(5500)
    expect(pages).toBe(Math.ceil(total / 10))
    const isOpen = ({ openings }: { openings: { text: string }[] }) => /^Open /.test(openings[0]!.text)
    for (const page of [1, 2, pages]) {
      const { centers: shown } = (await ask(`${everywhere}&page=${page}`)).found!
      expect(shown.filter((center) => !isOpen(center))).toEqual([])
      expect(shown).toHaveLength(page === pages ? total - 10 * (pages - 1) : 10)
    }
    expect(first.asked).toMatchObject({ open: '1' })
    const kite = (await ask(`${everywhere}&q=nairobi+OR&brand=Kite`)).found!
    expect(kite.centers).toEqual([])
    const lagos = await ask('&open=1&state=Lagos&brand=Kite')
    expect(lagos.found!.centers.filter((center) => !isOpen(center))).toEqual([])
    const place = { country: 'global', lat: '6.524', lng: '3.379', open: '1', brand: 'Solis' }
    const around = JSON.parse((await near(place)).text) as {
      found: { centers: { brands: string; openings: { text: string }[] }[] }
    }
    expect(around.found.centers).toHaveLength(10)
    for (const center of around.found.centers) {
      expect(center.brands).toContain('Solis')
      expect(isOpen(center)).toBe(true)
    }
  })

  test('by a state tells no distance: nobody has said where they are', async () => {
    const { found } = await ask('&state=Lagos')
    expect(found!.centers.map(({ distance }) => distance)).toEqual(found!.centers.map(() => null))
  })

  test('with a brand that is none of ours is asked without it', async () => {
    expect((await ask('&brand=Contoso')).asked).toMatchObject({ brand: '' })
  })

  test('beyond the last page is an empty page and no failure', async () => {
    expect(await ask('&page=999')).toMatchObject({ status: 200, found: { centers: [] } })
  })

  test.each(['', '?lang=', '?lang=xx'])('without a section (%j) is refused', async (query) => {
    expect((await live.site.get(`/api/service-centers/${query}`)).status).toBe(
      query === '?lang=xx' ? 404 : 400,
    )
  })
})

test('a centre has hours, how it stands now, and where to book [2.4#20], [2.4#21]', async () => {
  const { found } = await ask('&state=Lagos')
  for (const { openings } of found!.centers) {
    expect(openings[0]!.text).toMatch(/^(Open|Closed) /)
    expect(openings.at(-1)!.until).toBeGreaterThan(Date.now() + 40 * 3_600_000)
  }
  const bookable = found!.centers.find(({ reserveHref }) => reserveHref !== null)!
  expect(bookable.reserveHref).toBe(`/ng/repair-appointment/?center=${bookable.id}`)
  const one = await live.site.get(`/api/service-centers/center/?lang=ng&id=${bookable.id}`)
  expect(JSON.parse(one.text)).toMatchObject({ center: { name: bookable.name } })
  for (const id of ['999999999', '-1', 'abc', '%00', '1%0A2'])
    expect((await live.site.get(`/api/service-centers/center/?lang=ng&id=${id}`)).status, id).toBe(404)
})

describe('near a place', () => {
  test('the nearest come first, and the place is in no log [7#24]', async () => {
    const answer = await near({ lat: '6.524', lng: '3.379' })
    const { found, elsewhere } = JSON.parse(answer.text) as {
      found: { centers: { distance: string }[] }
      elsewhere: unknown
    }
    const kilometres = found.centers.map(({ distance }) => Number.parseFloat(distance))
    expect(kilometres).toEqual(kilometres.toSorted((a, b) => a - b))
    expect(kilometres[0]).toBeLessThan(30)
    expect(elsewhere).toBeNull()
    expect(live.site.logs.join('')).not.toMatch(/6\.524|3\.379/)
  })

  test('in another country, that country is offered [7#27]', async () => {
    expect(JSON.parse((await near({ lat: '-1.292', lng: '36.822' })).text)).toMatchObject({
      elsewhere: { text: 'It looks like you’re in: Kenya', href: '/ke/service-center/' },
    })
  })

  test('where no country is known, none is offered', async () => {
    expect(JSON.parse((await near({ lat: '0', lng: '-30' })).text)).toMatchObject({ elsewhere: null })
  })

  test.each<Record<string, string>>([
    { lat: '91', lng: '0' },
    { lat: '', lng: '' },
    { lat: '6.5; DROP', lng: '3' },
    { lat: '6', lng: '3', page: '0' },
    { lat: '6', lng: '3', country: 'xx' },
  ])('%j is refused', async (fields) => {
    expect((await near(fields)).status).toBe(400)
  })

  test('is asked by our own pages alone', async () => {
    const from = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    expect((await near({ lat: '6', lng: '3' }, from)).status).toBe(400)
  })
})

describe('the map', () => {
  test('has all 5,500 centres, or those of a country', async () => {
    const all = await live.site.get('/api/service-centers/points/?lang=global&country=global')
    expect(JSON.parse(all.text)).toHaveLength(5500)
    expect(all.headers['cache-control']).toBe('public, max-age=600')
    const points = JSON.parse(
      (await live.site.get('/api/service-centers/points/?lang=gm&country=gm')).text,
    ) as unknown[]
    expect(points.length).toBeGreaterThan(0)
    expect(points.length).toBeLessThan(200)
    expect((await live.site.get('/api/service-centers/points/?lang=ng&country=xx')).status).toBe(400)
  })

  test.each(['state=Lagos', 'brand=Kite', 'q=market', `open=1&at=${Date.UTC(2026, 10, 24, 10)}`])(
    'has those alone that a list has by %s',
    async (filter) => {
      const ids = async (query: string) => {
        const { status, text } = await live.site.get(
          `/api/service-centers/points/?lang=ng&country=ng${query}`,
        )
        expect(status).toBe(200)
        return (JSON.parse(text) as [string][]).map(([id]) => id)
      }
      const [all, some] = [await ids(''), await ids(`&${filter}`)]
      expect(some.length).toBeGreaterThan(0)
      expect(some.length).toBeLessThan(all.length)
      expect(all).toEqual(expect.arrayContaining(some))
      expect(await ids('')).toEqual(all)
      if (filter.startsWith('open')) return
      const { found } = JSON.parse((await live.site.get(`/api/service-centers/?lang=ng&${filter}`)).text) as {
        found: { summary: string }
      }
      expect(found.summary).toBe(`${some.length} service centre${some.length === 1 ? '' : 's'}`)
    },
  )

  test('is asked for by no moment that is none', async () => {
    for (const at of ['x', '-1', '1.5', '9e99'])
      expect(
        (await live.site.get(`/api/service-centers/points/?lang=ng&country=ng&open=1&at=${at}`)).status,
      ).toBe(400)
  })

  test('comes from our own host, and from that of its style where one is set [3#18]', async () => {
    for (const file of ['worker.js', 'countries.json'])
      expect((await live.site.get(`/map/${file}`)).status).toBe(200)
    const own = await live.site.get('/ng/service-center/')
    expect(policyOf(own)).not.toContain('maps.example')
    const cms = new MainApiStandIn()
    await cms.start()
    const styled = await BuiltSite.start(cms.url, {
      MAP_STYLE_URL: 'https://maps.example/style.json?key=secret',
    })
    try {
      for (const path of ['/ng/', '/ng/service-center/', '/ng/service-center/?q=x']) {
        const policy = policyOf(await styled.get(path))
        expect(policy, path).toContain("connect-src 'self' https://maps.example;")
        expect(policy, path).toContain("img-src 'self' data: https://maps.example;")
        expect(policy, path).toContain("worker-src 'self';")
      }
    } finally {
      await styled.stop()
      await cms.stop()
    }
  })
})

describe('the page', () => {
  test.runIf(IS_ONE_PROCESS)(
    'shows the centres of its section, is cached, and tells machines of them',
    async () => {
      const page = await live.site.get('/ng/service-center/')
      expect(page.text.match(/<article/g)).toHaveLength(10)
      expect(page.text).toContain('"@type":"LocalBusiness"')
      expect(page.text).not.toContain('noindex')
      const { counts } = await live.site.inspect()
      await live.site.get('/ng/service-center/?utm_source=x')
      expect((await live.site.inspect()).counts.renders).toBe(counts.renders)
    },
  )

  test('with a question is for its visitor alone', async () => {
    const page = await live.site.get('/ng/service-center/?state=Lagos')
    expect(page.headers['cache-control']).toBe('private, no-cache')
    expect(page.text).toContain('noindex')
  })
})

faultMatrix(live, [
  {
    name: 'the search of service centres',
    call: 'service-centers',
    ask: async ({ site, from }) => site.get(QUESTION, { 'x-forwarded-for': from }),
    good: /<article/,
    kept: async () => ['value="Lagos" selected', 'value="aster"'],
  },
])

test('while the service is down, scripts are told so and what was asked', async () => {
  await live.sandbox.withFault({ call: 'service-centers', fault: 'down' }, async () => {
    expect(await ask('&state=Lagos&q=market')).toMatchObject({
      status: 503,
      asked: { state: 'Lagos', q: 'market' },
      found: null,
      failure: expect.stringContaining('We can’t reach the service right now.') as string,
    })
    const answer = await near({ lat: '6.524', lng: '3.379' })
    expect(answer.status).toBe(503)
    expect(answer.text).toContain('We can’t reach the service right now.')
  })
})

test('what could not be asked is not kept: the next visitor is shown the centres', async () => {
  const { site, sandbox } = live
  await sandbox.withFault({ call: 'service-centers', fault: '500' }, async () => {
    expect((await site.get('/gh/service-center/')).text).toContain(FAILED)
  })
  expect((await site.get('/gh/service-center/')).text.match(/<article/g)).toHaveLength(10)
})

function policyOf({ headers }: Answer): string {
  return String(headers['content-security-policy'])
}
