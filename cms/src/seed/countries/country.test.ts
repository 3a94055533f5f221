import { COUNTRY_CODES, LOCALES } from '@carelane/countries'
import { describe, expect, test } from 'vitest'
import { countryDocument } from './country'

describe('the seeded countries', () => {
  test('have names in every language, and those differ between scripts', () => {
    for (const code of COUNTRY_CODES) {
      const { name } = countryDocument(code)
      for (const locale of LOCALES) expect(name[locale], `${code} ${locale}`).toBeTruthy()
      expect(name.ar, code).toMatch(/\p{Script=Arabic}/u)
      expect(name.th, code).toMatch(/\p{Script=Thai}/u)
      expect(name.my, code).toMatch(/\p{Script=Myanmar}/u)
    }
    expect(countryDocument('global').name.fr).toBe('Monde')
  })

  test('differ where [9#12] says so, and nowhere else', () => {
    const having = (feature: keyof ReturnType<typeof countryDocument>['features'], value: boolean) =>
      COUNTRY_CODES.filter((code) => countryDocument(code).features[feature] === value)
    expect(having('repairAppointment', true)).toEqual(['ph'])
    expect(having('cookieBanner', true)).toEqual(['ru'])
    expect(having('grayscale', true)).toEqual(['th'])
    expect(having('refundPolicy', true)).toEqual(['pk'])
    expect(having('searchIcon', false)).toEqual(['ru'])
    expect(having('special', true)).toEqual(['ec', 'bo', 'co', 'br'])
  })

  test('name nobody who exists: reserved domains and numbers of zeros alone', () => {
    for (const code of COUNTRY_CODES) {
      const { hotlineNumber, email, ...rest } = countryDocument(code)
      expect(hotlineNumber, code).toMatch(/^\+[1-9]\d{0,2}0{8}$/)
      expect(email).toBe(`${code}@carelane.example`)
      const hosts = [...JSON.stringify(rest).matchAll(/https:\/\/([^/"]+)/g)].map(([, host]) => host)
      expect(hosts).toHaveLength(code === 'in' ? 8 : 7)
      expect(hosts.every((host) => host?.endsWith('.carelane.example'))).toBe(true)
    }
  })
})
