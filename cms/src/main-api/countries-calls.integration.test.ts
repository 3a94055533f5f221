import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callMainApi } from '../../test/support/call-main-api'
import { addArticle, addCountry, addPicture } from '../../test/support/content'
import { startCms, type TestCms } from '../../test/support/start-cms'

let cms: TestCms
let kenyaOnly: number

beforeAll(async () => {
  cms = await startCms('countries_calls')
  const { payload } = cms
  await addCountry(payload, 'global', ['en'], 'Global')
  await addCountry(payload, 'sa', ['ar', 'en'], { en: 'Saudi Arabia', ar: 'السعودية' })
  await addCountry(payload, 'ci', ['fr'], { en: "Cote d'Ivoire", fr: "Côte d'Ivoire", ar: 'ساحل العاج' })
  await addCountry(payload, 'dz', ['fr'], { en: 'Algeria', fr: 'Algérie', ar: 'الجزائر' })
  await addCountry(payload, 'td', ['fr'], { en: 'Chad', fr: 'Tchad' })
  const kenya = await addCountry(payload, 'ke', ['en'], { en: 'Kenya', ar: 'كينيا' })
  const cover = await addPicture(payload)
  kenyaOnly = await addArticle(payload, {
    titles: { en: 'Kenya' },
    slug: 'kenya',
    cover,
    countries: [kenya],
  })
  await addArticle(payload, {
    titles: { ar: 'عربي' },
    slug: 'arabic',
    cover,
    type: 'tips',
    category: 'tvs',
  })
  await addArticle(payload, { titles: { en: 'Draft' }, slug: 'draft', cover, _status: 'draft' })
})

afterAll(() => cms.stop())

describe('the table of countries', () => {
  test('has every country by its English name, with its own name and languages', async () => {
    const { read, tags } = await callMainApi(cms, 'countryTable', {})
    const { countries } = read()
    expect(countries.map(({ countryName }) => countryName)).toEqual([
      'Algeria',
      'Chad',
      "Cote d'Ivoire",
      'Global',
      'Kenya',
      'Saudi Arabia',
    ])
    expect(countries.at(-1)).toEqual({
      shortName: 'sa',
      countryName: 'Saudi Arabia',
      nativeName: 'السعودية',
      mcc: null,
      languages: [
        { locale: 'ar', lang: 'sa' },
        { locale: 'en', lang: 'sa_en' },
      ],
    })
    expect(tags).toEqual(['countries'])
  })

  test('asks for no body [7#15], and tells nothing that is kept from visitors', async () => {
    const response = await cms.rest('/country/country', { method: 'POST' })
    expect(response.status).toBe(200)
    expect(await response.text()).not.toMatch(/secret-of-|H5_/)
  })
})

describe('the list of countries', () => {
  const names = async (shortName: string) =>
    (await callMainApi(cms, 'countryList', { shortName })).read().countries.map((each) => each.countryName)

  test('names the countries in the language asked for, in that language’s order, else in English', async () => {
    expect(await names('ci')).toEqual([
      'Algérie',
      "Côte d'Ivoire",
      'Global',
      'Kenya',
      'Saudi Arabia',
      'Tchad',
    ])
    const arabic = await names('sa')
    expect(arabic.filter((name) => /\p{Script=Arabic}/u.test(name))).toEqual([
      'الجزائر',
      'السعودية',
      'ساحل العاج',
      'كينيا',
    ])
    expect(arabic).toContain('Global')
  })

  test('is global’s where no section is named', async () => {
    const { read, tags } = await callMainApi(cms, 'countryList', {})
    expect(read().countries[0]?.countryName).toBe('Algeria')
    expect(tags).toEqual(['countries'])
  })
})

describe('hreflang', () => {
  const ask = (name: string, params: Record<string, string> = {}) =>
    callMainApi(cms, 'hrefLang', { name, params } as never)
  const entries = async (name: string, params: Record<string, string> = {}) =>
    (await ask(name, params)).read().map(({ shortName, hreflang }) => `${shortName} ${hreflang}`)

  test('names every section in each language that it offers, and global for everybody else', async () => {
    expect(await entries('news')).toEqual([
      'global x-default',
      'ci fr-CI',
      'dz fr-DZ',
      'ke en-KE',
      'sa ar-SA',
      'sa_en en-SA',
      'td fr-TD',
    ])
  })

  test('names the sections that show an article, by its id or slug', async () => {
    expect(await entries('news-detail', { key: 'kenya' })).toEqual(['ke en-KE', 'ke x-default'])
    expect(await entries('detail', { key: String(kenyaOnly) })).toEqual(['ke en-KE', 'ke x-default'])
    expect(await entries('tips-detail', { key: 'arabic' })).toEqual(['sa ar-SA', 'sa x-default'])
    const { tags } = await ask('tips-detail', { key: 'arabic' })
    expect(tags).toEqual(['countries', 'news'])
  })

  test('leaves out a language that an address cannot name: global has room for one', async () => {
    await cms.payload.update({
      collection: 'countries',
      where: { shortName: { equals: 'global' } },
      data: { languages: ['en', 'fr'] },
    })
    expect((await entries('tips')).filter((entry) => entry.startsWith('global'))).toEqual([
      'global x-default',
    ])
    expect((await callMainApi(cms, 'countryInfoNew', { shortName: 'global' })).response.status).toBe(200)
  })
})
