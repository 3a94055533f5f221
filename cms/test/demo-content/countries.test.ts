import { COUNTRIES, COUNTRY_CODES, type CountryCode, LOCALES } from '@carelane/countries'
import { describe, expect, test } from 'vitest'
import { demo, named } from './demo'

const DOCUMENTS = new Map(named(await demo('countries')))
const shared = (code: CountryCode) => DOCUMENTS.get(code)?.shared ?? {}
const nameIn = (code: CountryCode, locale: (typeof LOCALES)[number]) =>
  DOCUMENTS.get(code)?.texts[locale]?.name

describe('the seeded countries', () => {
  test('are those of the table [3#1], with its facts', () => {
    expect([...DOCUMENTS.keys()].sort()).toEqual([...COUNTRY_CODES].sort())
    for (const code of COUNTRY_CODES) {
      const { chineseName, source, mcc, languages, timeZone, currency } = COUNTRIES[code]
      expect(shared(code), code).toMatchObject({
        shortName: code,
        abbreviation: code.toUpperCase(),
        chineseName,
        source,
        languages,
        timeZone,
        currency,
      })
      expect(shared(code).mcc ?? null, code).toBe(mcc)
    }
  })

  test('have names in every language, and those differ between scripts', () => {
    for (const code of COUNTRY_CODES) {
      for (const locale of LOCALES) expect(nameIn(code, locale), `${code} ${locale}`).toBeTruthy()
      expect(nameIn(code, 'ar'), code).toMatch(/\p{Script=Arabic}/u)
      expect(nameIn(code, 'th'), code).toMatch(/\p{Script=Thai}/u)
      expect(nameIn(code, 'my'), code).toMatch(/\p{Script=Myanmar}/u)
    }
    expect(nameIn('global', 'fr')).toBe('Monde')
  })

  // The law of the EU asks for consent before measuring too.
  test('differ where [9#12] or the law says so, and nowhere else', () => {
    const having = (feature: string, value: boolean) =>
      COUNTRY_CODES.filter(
        (code) => (shared(code).features as Record<string, boolean>)[feature] === value,
      ).sort()
    expect(having('repairAppointment', true)).toEqual(['ph'])
    expect(having('cookieBanner', true)).toEqual(['es', 'pl', 'ru'])
    expect(having('grayscale', true)).toEqual(['th'])
    expect(having('refundPolicy', true)).toEqual(['pk'])
    expect(having('searchIcon', false)).toEqual(['ru'])
    expect(having('special', true)).toEqual(['bo', 'br', 'co', 'ec'])
  })

  test('name nobody who exists: reserved domains and numbers of zeros alone', () => {
    for (const code of COUNTRY_CODES) {
      const { hotlineNumber, email, ...rest } = shared(code)
      const dialCode = COUNTRIES[code].dialCode ?? '+800'
      expect(hotlineNumber, code).toBe(`${dialCode}00000000`)
      expect(email).toBe(`${code}@carelane.example`)
      const said = JSON.stringify([rest, DOCUMENTS.get(code)?.texts])
      const hosts = [...said.matchAll(/https:\/\/([^/"]+)/g)].map(([, host]) => host)
      expect(hosts).toHaveLength(code === 'in' ? 8 : 7)
      expect(hosts.every((host) => host?.endsWith('.carelane.example'))).toBe(true)
    }
  })
})
