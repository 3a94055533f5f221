import type { CallResponse } from '@carelane/after-sales'
import { COUNTRY_CODES, countryOf, type CountryCode } from '@carelane/countries'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clientOf, startTestSandbox, type TestSandbox } from './sandbox'

let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await startTestSandbox('service-centres')
})
afterAll(() => sandbox.stop())

const placeIn = (country: CountryCode, language: 'en' | 'ar' | 'th' | 'my' | 'ru' | 'uk' | 'bn' = 'en') => ({
  mcc: countryOf(country).mcc ?? undefined,
  language,
})

type Question = Parameters<ReturnType<typeof clientOf>['call']>[1]

async function search(asked: Partial<Question> & ReturnType<typeof placeIn>) {
  const answer = await clientOf(sandbox).call('serviceCenters', asked)
  if (!answer.ok) throw answer.failure.cause
  return answer.data
}

const citiesOf = (found: Awaited<ReturnType<typeof search>>) => new Set(found.list.map(({ city }) => city))

describe('service centres [2.4#19]–[2.4#22]', () => {
  test('are 5,500, in every country of the table', async () => {
    expect((await search({ language: 'en' } as ReturnType<typeof placeIn>)).total).toBe(5_500)
    for (const country of COUNTRY_CODES) {
      const { total, list } = await search({ ...placeIn(country), pageSize: 1 })
      expect(total, country).toBeGreaterThanOrEqual(15)
      expect(list).toHaveLength(1)
    }
  })

  test('tell what a list shows of each', async () => {
    const { list } = await search({ ...placeIn('ng'), city: 'Lagos' })
    expect(list.length).toBeGreaterThan(1)
    for (const centre of list) {
      expect(centre).toMatchObject({
        name: expect.stringMatching(/^(?:Aster|Kite|Solis) Service Centre Lagos/),
        mcc: '621',
        city: 'Lagos',
        phone: expect.stringMatching(/^\+234-\d{10}$/),
        email: expect.stringContaining('@service.example'),
        timeZone: 'Africa/Lagos',
        weekday: expect.stringMatching(/^\d\d:\d\d-\d\d:\d\d/),
        distance: null,
        sunday: expect.stringMatching(/^(?:closed|\d\d:\d\d-\d\d:\d\d)$/),
      })
      expect(Math.abs((centre.lat ?? 0) - 6.45)).toBeLessThan(0.2)
    }
  })

  test('rest on the day on which their country does', async () => {
    const resting = async (country: CountryCode) => {
      const { list } = await search({ ...placeIn(country), pageSize: 100 })
      return {
        friday: list.filter(({ friday }) => friday === 'closed').length,
        sunday: list.filter(({ sunday }) => sunday === 'closed').length,
      }
    }
    expect(await resting('sa')).toMatchObject({ sunday: 0 })
    expect(await resting('ke')).toMatchObject({ friday: 0 })
    expect((await resting('sa')).friday).toBeGreaterThan(20)
  })

  test.each([
    ['th', 'th', 'กรุงเทพ'],
    ['sa', 'ar', 'الرياض'],
    ['ua', 'uk', 'Львів'],
    ['ru', 'ru', 'Казань'],
    ['bd', 'bn', 'ঢাকা'],
    ['mm', 'my', 'မန္တလေးမြို့'],
  ] as const)('in %s write their city in %s: %s', async (country, language, city) => {
    const { list } = await search({ ...placeIn(country, language), keyword: city })
    expect(list.map((centre) => centre.city)).toContain(city)
    expect(list[0]?.name).toContain(city)
  })

  test.each([
    ['ng', 'lagos', 'Lagos'],
    ['ng', 'Lagso', 'Lagos'],
    ['ng', 'Ibdaan', 'Ibadan'],
    ['ng', 'Ladgos', 'Lagos'],
    ['br', 'sao paulo', 'São Paulo'],
    ['br', 'brasilia', 'Brasília'],
    ['tr', 'istanbul', 'Istanbul'],
    ['co', 'medellin', 'Medellín'],
    ['eg', 'اسكندريه', 'Alexandria'],
    ['eg', 'الإسكندرية', 'Alexandria'],
    ['sa', 'رياض', 'Riyadh'],
    ['ru', 'новосибирск', 'Novosibirsk'],
    ['ru', 'Екатерибург', 'Yekaterinburg'],
  ] as const)('in %s are found by %s in %s', async (country, keyword, city) => {
    expect(citiesOf(await search({ ...placeIn(country), keyword }))).toContain(city)
  })

  test('mend no word that is written right', async () => {
    const { list, total } = await search({ ...placeIn('ng'), keyword: 'lagos', pageSize: 200 })
    expect(list[0]?.city).toBe('Lagos')
    expect(list).toHaveLength(total)
    for (const { city, state } of list) expect([city, state]).toContain('Lagos')
  })

  test('are found only where every word fits, and by no markup', async () => {
    const { total } = await search({ ...placeIn('ng'), keyword: 'solis lagos' })
    expect(total).toBeGreaterThan(0)
    expect(total).toBeLessThan((await search({ ...placeIn('ng'), keyword: 'lagos' })).total)
    for (const keyword of [
      'lagos nairobi',
      "'; DROP TABLE places; --",
      "' OR 1=1 --",
      '%',
      '😀',
      '<script>',
      '_____',
    ]) {
      expect((await search({ ...placeIn('ng'), keyword })).total, keyword).toBe(0)
    }
  })

  test.each(['lagos', 'kano'])('in %s are found by their number, however it is written', async (keyword) => {
    const [centre] = (await search({ ...placeIn('ng'), keyword })).list
    const [code = '', national = ''] = (centre?.phone ?? '').slice(1).split('-')
    const arabic = national.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')
    for (const typed of [
      `+${code}${national}`,
      `+${code} ${national.slice(0, 3)} ${national.slice(3)}`,
      `0${national}`,
      `٠${arabic}`,
    ]) {
      const { list, total } = await search({ ...placeIn('ng'), keyword: typed })
      expect(total, typed).toBeGreaterThan(0)
      expect(
        list.map(({ id }) => id),
        typed,
      ).toContain(centre?.id)
      expect(new Set(list.map(({ phone }) => phone)), typed).toEqual(new Set([centre?.phone]))
    }
  })

  test.each([
    ['ng', '2026-11-24T10:00:00Z'],
    ['ng', '2026-11-24T23:15:00Z'],
    ['br', '2026-11-22T13:30:00Z'],
    ['es', '2026-11-25T12:40:00Z'],
    ['np', '2026-11-28T04:00:00Z'],
    ['ph', '2026-11-26T00:59:59.900Z'],
    // Its rules changed in 2026.
    ['ma', '2026-11-27T08:15:00Z'],
  ] as const)('in %s that are open at %s are those whose own clock says so', async (country, openAt) => {
    const all = (await search({ ...placeIn(country), pageSize: 200 })).list
    const open = await search({ ...placeIn(country), openAt, pageSize: 200 })
    const byClock = all.filter((centre) => isOpen(centre, Date.parse(openAt)))
    expect(open.list.map(({ id }) => id).toSorted()).toEqual(byClock.map(({ id }) => id).toSorted())
    expect(open.total).toBe(byClock.length)
    expect(byClock.length).toBeLessThan(all.length)
    const page = await search({ ...placeIn(country), openAt, pageSize: 3 })
    expect(page.total).toBe(open.total)
  })

  test('narrow by state, city and brand, with lists that name what there is', async () => {
    const client = clientOf(sandbox)
    const states = await client.call('serviceCenterStates', placeIn('ke'))
    const all = (await search(placeIn('ke'))).total
    if (!states.ok) throw states.failure.cause
    expect(states.data.reduce((sum, state) => sum + state.centers, 0)).toBe(all)
    const [state] = states.data.toSorted((one, other) => other.centers - one.centers)
    const found = await search({ ...placeIn('ke'), state: state?.value, serviceBrand: 'Kite' })
    expect(found.list.every((centre) => centre.serviceBrands.includes('Kite'))).toBe(true)
    expect(new Set(found.list.map((centre) => centre.state))).toEqual(new Set([state?.value]))
    const cities = await client.call('serviceCenterCities', { ...placeIn('ke'), state: state?.value })
    if (!cities.ok) throw cities.failure.cause
    const inCities = cities.data.reduce((sum, city) => sum + city.centers, 0)
    expect(inCities).toBe(state?.centers)
  })

  test('come with the nearest first, and tell the distance', async () => {
    const { list } = await search({ ...placeIn('ke'), lat: '-1.286389', lng: '36.817223', pageSize: 30 })
    const distances = list.map((centre) => centre.distance ?? Number.NaN)
    expect(distances).toEqual(distances.toSorted((one, other) => one - other))
    expect(list[0]?.city).toBe('Nairobi')
    expect(distances[0]).toBeLessThan(8)
    // Nairobi to Mombasa is about 440 km.
    const mombasa = await search({
      ...placeIn('ke'),
      keyword: 'Mombasa',
      lat: '-1.286389',
      lng: '36.817223',
    })
    expect(mombasa.list[0]?.distance).toBeGreaterThan(420)
    expect(mombasa.list[0]?.distance).toBeLessThan(460)
  })

  test('are the nearest of all countries, also over the day line, in the order of the way along the Earth', async () => {
    for (const [lat, lng] of [
      ['-1.286389', '36.817223'],
      ['89.900000', '10.000000'],
      ['-17.000000', '179.900000'],
    ] as const) {
      const { total, list } = await search({ ...placeIn('global'), lat, lng, pageSize: 50 })
      expect(total).toBe(5_500)
      const ways = list.map((centre) =>
        kilometres([Number(lat), Number(lng)], [centre.lat ?? NaN, centre.lng ?? NaN]),
      )
      for (const [at, way] of ways.entries()) expect(list[at]?.distance, `${lat} ${lng}`).toBeCloseTo(way, 1)
      expect(ways.map(Math.round)).toEqual(ways.map(Math.round).toSorted((one, other) => one - other))
    }
  })

  function kilometres([lat, lng]: [number, number], [toLat, toLng]: [number, number]): number {
    const half = (degrees: number) => Math.sin((degrees * Math.PI) / 360) ** 2
    const cosines = Math.cos((lat * Math.PI) / 180) * Math.cos((toLat * Math.PI) / 180)
    return 12_742 * Math.asin(Math.sqrt(half(toLat - lat) + cosines * half(toLng - lng)))
  }

  test('show one by its id, and null for another', async () => {
    const client = clientOf(sandbox)
    const [first] = (await search(placeIn('ph'))).list
    expect(await client.call('serviceCenter', { id: first?.id ?? '', language: 'en' })).toMatchObject({
      ok: true,
      data: { id: first?.id, name: first?.name },
    })
    for (const id of ['999999', '-1', 'abc', '1 2'])
      expect(await client.call('serviceCenter', { id, language: 'en' }), id).toEqual({ ok: true, data: null })
  })

  test('tell all places at once for a map', async () => {
    const points = await clientOf(sandbox).call('serviceCenterPoints', {})
    expect(points.ok && points.data.length).toBe(5_500)
  })

  test.each([
    ['a state', { state: 'Lagos' }],
    ['a state and a city', { state: 'Lagos', city: 'Lagos' }],
    ['a brand', { serviceBrand: 'Kite' }],
    ['words', { keyword: 'market' }],
    ['a moment', { openAt: '2026-11-24T18:30:00Z' }],
    ['several of them', { serviceBrand: 'Aster', keyword: 'lagos', openAt: '2026-11-24T10:00:00Z' }],
  ])('tell for a map the places of those that a list has, by %s', async (_, filters) => {
    const points = await clientOf(sandbox).call('serviceCenterPoints', { mcc: placeIn('ng').mcc, ...filters })
    const { list, total } = await search({ ...placeIn('ng'), ...filters, pageSize: 200 })
    expect(list).toHaveLength(total)
    expect(total).toBeGreaterThan(0)
    expect(total).toBeLessThan((await search({ ...placeIn('ng'), pageSize: 1 })).total)
    expect(points.ok && points.data.map(({ id }) => id).toSorted()).toEqual(
      list.map(({ id }) => id).toSorted(),
    )
  })

  test('page through a country, each once', async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => search({ ...placeIn('ng'), page, pageSize: 50 })),
    )
    const ids = pages.flatMap(({ list }) => list.map(({ id }) => id))
    expect(new Set(ids).size).toBe(Math.min(200, pages[0]?.total ?? 0))
  })
})

const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const

function isOpen(centre: CallResponse<'serviceCenters'>['list'][number], instant: number): boolean {
  return [0, 1].some((daysAgo) => {
    const clock = new Date(
      new Date(instant).toLocaleString('en-US', { timeZone: centre.timeZone ?? 'UTC', hourCycle: 'h23' }),
    )
    const minute = clock.getHours() * 60 + clock.getMinutes() + daysAgo * 1440
    const told = centre[DAYS[(clock.getDay() + 7 - daysAgo) % 7] ?? 'sunday'] ?? centre.weekday ?? 'closed'
    return [...told.matchAll(/(\d+):(\d+)-(\d+):(\d+)/g)].some((times) => {
      const [, fromHour = 0, fromMinute = 0, untilHour = 0, untilMinute = 0] = times.map(Number)
      const [from, until] = [fromHour * 60 + fromMinute, untilHour * 60 + untilMinute]
      return minute >= from && minute < (until > from ? until : until + 1440)
    })
  })
}
