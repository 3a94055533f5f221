import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callMainApi } from '../../test/support/call-main-api'
import { ALL, addCountry, paragraph } from '../../test/support/content'
import { startCms, type TestCms } from '../../test/support/start-cms'

let cms: TestCms
let aster: number
let kite: number
let nigeria: number
const policies: Record<'phones' | 'laptops' | 'nigerian' | 'draft' | 'future', number> = {
  phones: 0,
  laptops: 0,
  nigerian: 0,
  draft: 0,
  future: 0,
}

/** Their dates always differ. */
const AHEAD = 'Pacific/Kiritimati'
const BEHIND = 'Pacific/Pago_Pago'
const dayIn = (timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date())

const wording = (effectiveFrom: string, text: string) => ({
  effectiveFrom,
  summary: { en: text },
  body: { en: paragraph(`${text}: text`) },
})

async function add(title: string, wordings: object[], more: Record<string, unknown>) {
  const { id } = await cms.payload.create({
    collection: 'policies',
    locale: ALL,
    data: {
      title: { en: title },
      versions: wordings,
      _status: 'published',
      allCountries: true,
      ...more,
    } as never,
  })
  return id
}

beforeAll(async () => {
  cms = await startCms('policy_calls')
  const { payload } = cms
  nigeria = await addCountry(payload, 'ng', ['en'], 'Nigeria')
  const ahead = await addCountry(payload, 'my', ['en'], 'Ahead')
  const behind = await addCountry(payload, 'mx', ['en'], 'Behind')
  await payload.update({ collection: 'countries', id: ahead, data: { timeZone: AHEAD } })
  await payload.update({ collection: 'countries', id: behind, data: { timeZone: BEHIND } })
  const brand = async (name: string, order: number) =>
    (await payload.create({ collection: 'brands', data: { name, slug: name.toLowerCase(), order } })).id
  kite = await brand('Kite', 2)
  aster = await brand('Aster', 1)
  policies.laptops = await add('Kite laptops', [wording('2026-01-01', 'one')], {
    brand: kite,
    product: 'laptop',
  })
  policies.phones = await add(
    'Aster phones',
    [wording('2025-01-01', 'old'), wording('2026-01-01', 'now'), wording(dayIn(AHEAD), 'soon')],
    { brand: aster, product: 'mobile-phone' },
  )
  policies.nigerian = await add('Laptops in Nigeria', [wording('2026-02-01', 'own')], {
    brand: kite,
    product: 'laptop',
    allCountries: false,
    countries: [nigeria],
  })
  policies.draft = await add('Secret', [wording('2026-01-01', 'secret')], {
    brand: aster,
    product: 'laptop',
    _status: 'draft',
  })
  policies.future = await add('Not yet', [wording('2099-01-01', 'later')], {
    brand: aster,
    product: 'home-appliance',
  })
})

afterAll(() => cms.stop())

const ask = (shortName: string, id: number) => callMainApi(cms, 'policy', { shortName, id: String(id) })

describe('the policies of a country', () => {
  test('are one for each brand and product that is in force, brands as ordered [2.4#13]', async () => {
    const { read, tags } = await callMainApi(cms, 'policyList', { shortName: 'my' })
    expect(read().policies.map(({ title, brand, product }) => [title, brand.slug, product])).toEqual([
      ['Aster phones', 'aster', 'mobile-phone'],
      ['Kite laptops', 'kite', 'laptop'],
    ])
    const named = [
      `policies:${policies.phones}`,
      `policies:${policies.laptops}`,
      `brands:${aster}`,
      `brands:${kite}`,
    ]
    expect(tags).toEqual(expect.arrayContaining(['policies', 'country:my', ...named]))
  })

  test('are the country’s own where it has any', async () => {
    const { policies: shown } = (await callMainApi(cms, 'policyList', { shortName: 'ng' })).read()
    expect(shown.map(({ id, title }) => [id, title])).toContainEqual([
      policies.nigerian,
      'Laptops in Nigeria',
    ])
    expect(shown.map(({ title }) => title)).not.toContain('Kite laptops')
  })
})

describe('a policy', () => {
  test('is the wording whose day came last in the country, with the next one', async () => {
    const today = (await ask('my', policies.phones)).read()
    expect(today).toMatchObject({ summary: 'soon', effectiveFrom: dayIn(AHEAD), next: null, locale: 'en' })
    const yesterday = (await ask('mx', policies.phones)).read()
    expect(yesterday).toMatchObject({ summary: 'now', effectiveFrom: '2026-01-01' })
    expect(yesterday.next).toEqual({ effectiveFrom: dayIn(AHEAD), summary: 'soon' })
    expect(yesterday.body).toEqual([{ type: 'paragraph', children: [{ type: 'text', text: 'now: text' }] }])
  })

  test('is the country’s own where another of the same brand and product is named', async () => {
    expect((await ask('ng', policies.laptops)).read().id).toBe(policies.nigerian)
    expect((await ask('my', policies.nigerian)).read().id).toBe(policies.laptops)
    const { read } = await callMainApi(cms, 'hrefLang', {
      name: 'service-policy',
      params: { id: String(policies.laptops) },
    } as never)
    expect(read()).toEqual([
      { shortName: 'mx', hreflang: 'en-MX', key: String(policies.laptops) },
      { shortName: 'my', hreflang: 'en-MY', key: String(policies.laptops) },
      { shortName: 'ng', hreflang: 'en-NG', key: String(policies.nigerian) },
      { shortName: 'mx', hreflang: 'x-default', key: String(policies.laptops) },
    ])
  })
})
