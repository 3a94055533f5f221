import { getCountries, getCountryCallingCode } from 'libphonenumber-js'
import { describe, expect, test } from 'vitest'
import { COUNTRY_CODES } from './codes'
import { COUNTRIES } from './table.generated'
import { REGIONS } from './country'
import { SPECIAL_COUNTRIES, countryOf } from './table'

const countries = COUNTRY_CODES.map(countryOf)
const national = countries.filter(({ code }) => code !== 'global')

const FIRST_LANGUAGES = {
  ar: 'sa iq eg ae',
  fr: 'cd cm cg ga ma tn dz ml bj ne gn ci sn bf tg mr bi td',
  es: 'ec bo co gt pe mx ar py es',
  pt: 'br mz ao',
  ru: 'ru by',
  uk: 'ua',
  uz: 'uz',
  tr: 'tr',
  th: 'th',
  id: 'id',
  vi: 'vn',
  my: 'mm',
  bn: 'bd',
}

describe('the country table', () => {
  test('has the 67 countries of [3#2], each under its own code', () => {
    expect(COUNTRY_CODES).toHaveLength(67)
    expect(new Set(COUNTRY_CODES).size).toBe(67)
    expect(Object.entries(COUNTRIES).map(([key, { code }]) => [key, code])).toEqual(
      COUNTRY_CODES.map((code) => [code, code]),
    )
  })

  test('gives each country the languages agreed for it', () => {
    const first = new Map(
      Object.entries(FIRST_LANGUAGES).flatMap(([locale, codes]) =>
        codes.split(' ').map((code) => [code, locale] as const),
      ),
    )
    for (const { code, languages } of countries) {
      const second = code === 'sa' || code === 'bd' ? ['en'] : []
      expect(languages, code).toEqual([first.get(code) ?? 'en', ...second])
    }
  })

  test.each(national)('dials $name by a code that libphonenumber knows', ({ code, dialCode }) => {
    const region = getCountries().find((known) => known === code.toUpperCase())
    expect(region).toBeDefined()
    expect(dialCode).toBe(`+${getCountryCallingCode(region!)}`)
  })

  test.each(countries)(
    'has a time zone and a currency for $name that Intl knows',
    ({ timeZone, currency }) => {
      expect(new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone).toBeTruthy()
      expect(Intl.supportedValuesOf('currency')).toContain(currency)
    },
  )

  test.each([
    ['ng', 'Africa/Lagos', 'NGN', '621'],
    ['cd', 'Africa/Kinshasa', 'CDF', '630'],
    ['id', 'Asia/Jakarta', 'IDR', '510'],
    ['br', 'America/Sao_Paulo', 'BRL', '724'],
    ['mx', 'America/Mexico_City', 'MXN', '334'],
    ['ru', 'Europe/Moscow', 'RUB', '250'],
    ['in', 'Asia/Kolkata', 'INR', '404'],
    ['sl', 'Africa/Freetown', 'SLE', '619'],
    ['zw', 'Africa/Harare', 'ZWG', '648'],
  ] as const)('knows zone, currency and mcc of %s', (code, timeZone, currency, mcc) => {
    expect(countryOf(code)).toMatchObject({ timeZone, currency, mcc })
  })

  test('has a mobile country code of three digits for each, and no two alike', () => {
    for (const { code, mcc } of national) expect(mcc, code).toMatch(/^[2-7]\d\d$/)
    expect(new Set(national.map(({ mcc }) => mcc)).size).toBe(66)
  })

  test('names global in its own way', () => {
    expect(countryOf('global')).toMatchObject({ name: 'Global', dialCode: null, mcc: null, timeZone: 'UTC' })
  })

  test('names every country, in English and in Chinese, and its source [3#1]', () => {
    expect(new Set(countries.map(({ name }) => name)).size).toBe(67)
    for (const { code, chineseName } of countries) expect(chineseName, code).toMatch(/^\p{Script=Han}+$/u)
    expect(countryOf('ng').source).toBe('H5_OfficialWebsite_NG')
  })

  test('serves India and Russia from hosts of their own [2.2]', () => {
    expect(countries.filter(({ host }) => host !== 'main').map(({ code, host }) => [code, host])).toEqual([
      ['in', 'india'],
      ['ru', 'russia'],
    ])
  })

  test('leaves no region empty', () => {
    for (const region of REGIONS) expect(countries.some((country) => country.region === region)).toBe(true)
    expect(countries.filter(({ region }) => region === 'global')).toHaveLength(1)
    expect(countryOf('tr').region).toBe('europe')
    expect(countryOf('eg').region).toBe('africa')
  })

  test('keeps the list of special countries [3#16]', () => {
    expect(SPECIAL_COUNTRIES.join()).toBe('co,ec,bo,br')
  })
})
