import { COUNTRY_CODES, countryOf, type CountryCode } from '@carelane/countries'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { clientOf, startTestSandbox, type TestSandbox } from './sandbox'

let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await startTestSandbox('parts')
})
afterEach(() => sandbox.clear('/sandbox/clock'))
afterAll(() => sandbox.stop())

const placeIn = (country: CountryCode) => ({
  mcc: countryOf(country).mcc ?? undefined,
  language: 'en' as const,
})
const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

async function valuesOf(sql: string): Promise<string[]> {
  const database = new pg.Client({ connectionString: sandbox.databaseUrl })
  await database.connect()
  const { rows } = await database.query<{ value: string }>(sql)
  await database.end()
  return rows.map(({ value }) => value)
}

describe('spare part prices [2.4#25], [2.4#26]', () => {
  const choicesFor = async (asked: Record<string, string>) => {
    const answer = await clientOf(sandbox).call('sparePartChoices', { ...placeIn('ng'), ...asked })
    if (!answer.ok) throw answer.failure.cause
    return Object.fromEntries(
      Object.entries(answer.data).map(([list, entries]) => [list, entries.map(({ value }) => value)]),
    )
  }

  test('open one list after the other [7#19]', async () => {
    const nothing = await choicesFor({})
    expect(nothing.products).toContain('Mobile Phone')
    expect(nothing.brands).toEqual([])
    const brands = await choicesFor({ product: 'Mobile Phone' })
    expect(brands.brands).toEqual(['Aster', 'Kite'])
    expect(brands.series).toEqual([])
    const model = { product: 'Mobile Phone', brand: 'Aster', series: 'Nova', model: 'Aster Nova 5' }
    const categories = await choicesFor(model)
    expect(categories.models).toContain('Aster Nova 5')
    expect(categories.categories).toContain('Mainboard')
    expect((await choicesFor({ ...model, category: 'Mainboard' })).memories).toHaveLength(3)
    expect((await choicesFor({ ...model, category: 'Battery' })).memories).toEqual([])
  })

  test('are told in the currency of each country, and add up [7#20]', async () => {
    const model = { product: 'Mobile Phone', brand: 'Aster', series: 'Nova', model: 'Aster Nova 5' }
    for (const country of COUNTRY_CODES) {
      const answer = await clientOf(sandbox).call('sparePartPrices', { ...placeIn(country), ...model })
      if (!answer.ok) throw answer.failure.cause
      expect(answer.data.length, country).toBe(10)
      for (const part of answer.data) {
        expect(part.currency).toBe(countryOf(country).currency)
        expect(part.price).toBeGreaterThan(0)
        expect(part.totalPrice).toBe(part.price + part.laborCost)
      }
    }
  })
})

describe('the serial number of a part [8#15], [8#16]', () => {
  const check = async (serialNumber = '') => {
    const answer = await clientOf(sandbox).call('sparePartSerial', { serialNumber, language: 'en' })
    if (!answer.ok) throw answer.failure.cause
    return answer.data
  }

  test('is original, used already or unknown', async () => {
    const [free] = await valuesOf('SELECT serial AS value FROM part_serials WHERE used_at IS NULL')
    const [used] = await valuesOf('SELECT serial AS value FROM part_serials WHERE used_at < now()')
    const known = { partName: expect.any(String), model: expect.any(String) }
    expect(await check(free)).toMatchObject({ original: true, usedBefore: false, ...known })
    expect(await check(used)).toMatchObject({ original: false, usedBefore: true, ...known })
    const unknown = { original: false, usedBefore: false, partName: null, model: null, byReceipt: false }
    expect(await check('SP00000000000000')).toEqual({ serialNumber: 'SP00000000000000', ...unknown })
  })

  test('is used up when the part is built in', async () => {
    const [later] = await valuesOf(
      'SELECT serial AS value FROM part_serials WHERE used_at > now() ORDER BY used_at',
    )
    expect((await check(later)).original).toBe(true)
    await sandbox.put('/sandbox/clock', { now: daysFromNow(60) })
    expect(await check(later)).toMatchObject({ original: false, usedBefore: true })
  })
})

describe('the warranty of a television', () => {
  const check = async (serialNumber: string, country: CountryCode) => {
    const answer = await clientOf(sandbox).call('tvWarranty', { serialNumber, ...placeIn(country) })
    if (!answer.ok) throw answer.failure.cause
    return answer.data
  }

  test('takes every outcome that its dates give', async () => {
    const serials = await valuesOf(`SELECT serial AS value FROM televisions WHERE shipped_to = 'ng'`)
    const answers = await Promise.all(serials.map((serial) => check(serial, 'ng')))
    const outcomes = answers.map(
      (answer) => answer.warrantyStatus ?? answer.activationState ?? answer.checkResult,
    )
    expect(new Set(outcomes)).toEqual(
      new Set(['underWarranty', 'outOfWarranty', 'inactive', 'deactivated', 'activated']),
    )
    expect(new Set(answers.map((answer) => answer.checkResult))).toEqual(new Set(['found', 'contactDealer']))
    expect((await check(serials[0] ?? '', 'ph')).checkResult).toBe('otherCountry')
    expect((await check(serials[0] ?? '', 'in')).checkResult).toBe('checkWhereBought')
    expect((await check('TVNGAAAA000000', 'ng')).checkResult).toBe('notFound')
  })

  test('ends with the time', async () => {
    const [young] = await valuesOf(
      `SELECT serial AS value FROM televisions WHERE shipped_to = 'ke' AND sold_at > now() - interval '20 days' AND sold_at < now()`,
    )
    expect((await check(young ?? '', 'ke')).warrantyStatus).toBe('underWarranty')
    await sandbox.put('/sandbox/clock', { now: daysFromNow(750) })
    expect((await check(young ?? '', 'ke')).warrantyStatus).toBe('outOfWarranty')
  })
})

describe('where somebody is', () => {
  test.each([
    ['6.524400', '3.379200', 'Nigeria'],
    ['24.713600', '46.675300', 'Saudi Arabia'],
    ['-12.046400', '-77.042800', 'Peru'],
    ['55.755800', '37.617300', 'Russia'],
  ])('is told by location %s, %s: %s [7#24]–[7#27]', async (lat, lng, countryName) => {
    const client = clientOf(sandbox)
    expect(await client.call('countryByLocation', { lat, lng })).toMatchObject({
      ok: true,
      data: { countryName },
    })
    expect(await client.call('countryByLocation', { lat, lng, source: 'Web' })).toMatchObject({
      data: { countryName },
    })
  })

  test('is not told in the middle of the ocean, nor to who has another salt', async () => {
    const ocean = { lat: '-30.000000', lng: '-120.000000' }
    expect(await clientOf(sandbox).call('countryByLocation', ocean)).toMatchObject({ failure: { code: 404 } })
    const stranger = clientOf(sandbox, { locationSalt: 'another' })
    expect(await stranger.call('countryByLocation', ocean)).toMatchObject({ failure: { code: 401 } })
  })

  test('is told by address, and global for an unknown one', async () => {
    const [network = ''] = await valuesOf(
      `SELECT host(network) AS value FROM address_ranges WHERE country = 'ng' AND family(network) = 4`,
    )
    const client = clientOf(sandbox)
    expect(await client.call('countryByIp', { ip: network })).toMatchObject({
      data: { shortName: 'ng', mcc: '621' },
    })
    expect(await client.call('countryByIp', { ip: '203.0.113.9' })).toMatchObject({
      data: { shortName: 'global' },
    })
  })
})

describe('high-brand models [7#28], [7#29]', () => {
  test('are those of the country, with what their owners get', async () => {
    const client = clientOf(sandbox)
    const [country] = await valuesOf('SELECT DISTINCT country AS value FROM high_brand_models ORDER BY 1')
    const models = await client.call('highBrandModels', placeIn(country as CountryCode))
    if (!models.ok) throw models.failure.cause
    expect(models.data.length).toBeGreaterThan(3)
    const benefits = await client.call('highBrandBenefits', {
      ...placeIn(country as CountryCode),
      id: models.data[0]?.id,
    })
    expect(benefits).toMatchObject({ data: { banner: expect.any(String), remark: expect.any(String) } })
    expect(await client.call('highBrandModels', { language: 'en' })).toEqual({ ok: true, data: [] })
    expect(await client.call('highBrandBenefits', { language: 'en' })).toEqual({ ok: true, data: null })
  })
})
