import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callMainApi } from '../../test/support/call-main-api'
import { addCountry, addPicture, ALL } from '../../test/support/content'
import { startCms, type TestCms } from '../../test/support/start-cms'

let cms: TestCms
let cover: number
let global: number
let nigeria: number
let saudiArabia: number
let kenya: number

beforeAll(async () => {
  cms = await startCms('country_call')
  const { payload } = cms
  cover = await addPicture(payload)
  global = await addCountry(payload, 'global', ['en'], 'Global')
  nigeria = await addCountry(payload, 'ng', ['en'], 'Nigeria')
  saudiArabia = await addCountry(payload, 'sa', ['ar', 'en'], { en: 'Saudi Arabia', ar: 'السعودية' })
  kenya = await addCountry(payload, 'ke', ['en'], 'Kenya')
})

afterAll(() => cms.stop())

const call = (request: Record<string, string>) => callMainApi(cms, 'countryInfoNew', request)

describe('the country call', () => {
  test('answers a country in its first language, with English where a text is missing', async () => {
    const saudi = (await call({ shortName: 'sa' })).read()
    expect(saudi.countryInfo).toMatchObject({ shortName: 'sa', countryName: 'السعودية', locale: 'ar' })
    expect(saudi.countryInfo.languages).toEqual([
      { locale: 'ar', lang: 'sa' },
      { locale: 'en', lang: 'sa_en' },
    ])
    const english = (await call({ shortName: 'sa_en' })).read()
    expect(english.countryInfo).toMatchObject({ shortName: 'sa', countryName: 'Saudi Arabia', locale: 'en' })
  })

  test('never carries the token', async () => {
    const { body } = await call({ shortName: 'ng' })
    expect(JSON.stringify(body)).not.toContain('secret-of-')
  })
})

describe('what holds for all countries', () => {
  test('is as the specification says until somebody saves it, and then as saved [9#16], [9#42]–[9#45]', async () => {
    const before = (await call({ shortName: 'ng' })).read()
    expect(before.siteInfo).toEqual({
      copyrightYear: 2025,
      figures: { countries: '100+', serviceCenters: '5500+', customers: '500M+', fastRepairHours: 2 },
      appUrl: null,
    })
    expect(before.countryData.address).toBe('')
    await cms.payload.updateGlobal({
      slug: 'site-settings',
      locale: ALL,
      data: {
        copyrightYear: 2026,
        appUrl: 'https://app.example.com/',
        companyAddress: { en: '1 Company Street', ar: 'شارع الشركة ١' } as never,
        figures: { countries: '101+', serviceCenters: '5501+', customers: '501M+', fastRepairHours: 3 },
      },
    })
    const after = await call({ shortName: 'ng' })
    expect(after.read().siteInfo).toMatchObject({ copyrightYear: 2026, figures: { fastRepairHours: 3 } })
    expect(after.tags).toContain('site-settings')
    // [2.3#18]
    expect(after.read().countryData.address).toBe('1 Company Street')
    expect((await call({ shortName: 'sa' })).read().countryData.address).toBe('شارع الشركة ١')
  })

  test('gives way to the country’s own address, app and cities', async () => {
    await cms.payload.update({
      collection: 'countries',
      id: kenya,
      data: {
        address: '2 Kenya Street',
        appUrl: 'https://ke.example.com/',
        deliveryCities: [{ name: 'Nairobi' }, { name: 'Mombasa' }],
      },
    })
    const { countryData, siteInfo } = (await call({ shortName: 'ke' })).read()
    expect(countryData).toMatchObject({ address: '2 Kenya Street', deliveryCities: ['Nairobi', 'Mombasa'] })
    expect(siteInfo.appUrl).toBe('https://ke.example.com/')
    expect((await call({ shortName: 'ng' })).read().countryData.deliveryCities).toEqual([])
  })
})

describe('menus', () => {
  test('shows the menu of Global until the country has one of its own, each name in the language or English', async () => {
    const item = (name: unknown, url: string) => ({ name: name as string, url, children: [] })
    const shared = await cms.payload.create({
      collection: 'menus',
      locale: ALL,
      data: { country: global, items: [item({ en: 'News' }, 'news')] },
    })
    const before = await call({ shortName: 'sa' })
    expect(before.read().menuList.map(({ name }) => name)).toEqual(['News'])
    expect(before.tags).toContain(`menus:${shared.id}`)
    const own = await cms.payload.create({
      collection: 'menus',
      locale: ALL,
      data: {
        country: saudiArabia,
        items: [
          {
            name: { en: 'Support', ar: 'الدعم' } as never,
            children: [
              { name: { en: 'Warranty', ar: 'الضمان' } as never, url: 'warranty-check', icon: 'warranty' },
              { name: { en: 'Article' } as never, url: '12' },
            ],
          },
        ],
      },
    })
    const after = await call({ shortName: 'sa' })
    expect(after.read().menuList).toEqual([
      {
        name: 'الدعم',
        url: '',
        icon: null,
        children: [
          { name: 'الضمان', url: 'warranty-check', icon: 'warranty' },
          { name: 'Article', url: '12', icon: null },
        ],
      },
    ])
    expect(after.tags).toEqual(expect.arrayContaining(['country:sa', 'ads', `menus:${own.id}`]))
  })
})

describe('advertisements', () => {
  test('answers those of the country that are live or will be within the hour, the most important first', async () => {
    const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
    const add = (title: string, more: object) =>
      cms.payload.create({
        collection: 'ads',
        data: {
          title,
          pictureNarrow: cover,
          slot: 'top',
          area: ['1'],
          priority: 0,
          allCountries: true,
          ...more,
        },
      })
    await add('running', { from: at(-60), to: at(60) })
    await add('soon', { from: at(30), priority: 5 })
    await add('later', { from: at(90) })
    await add('over', { from: at(-90), to: at(-1) })
    await add('off', { active: false })
    await add('elsewhere', { allCountries: false, countries: [kenya] })
    await add('here', {
      allCountries: false,
      countries: [nigeria],
      blockLink: ['news'],
      url: 'tips',
      priority: 9,
    })
    const { read, tags } = await call({ shortName: 'ng' })
    const { adList } = read()
    expect(adList.map(({ title }) => title)).toEqual(['here', 'soon', 'running'])
    expect(adList[0]).toMatchObject({ url: 'tips', area: ['1'], blockLink: ['news'], from: null, to: null })
    expect(adList[0]?.picture.narrow.src).toMatch(/^\/media\/cover-[0-9a-f]{10}\.png\?v=/)
    expect(tags).toEqual(expect.arrayContaining(['ads', `ads:${adList[0]?.id}`, `media:${cover}`]))
  })
})
