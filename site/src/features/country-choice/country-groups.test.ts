import { COUNTRY_CODES, LOCALES } from '@carelane/countries'
import { expect, test } from 'vitest'
import { countryGroups } from '@/i18n/country-groups'

test.each(LOCALES)('every country stands once in the list in %s, with a name', (locale) => {
  const entries = countryGroups(locale, 'Global').flatMap(({ countries }) => countries)
  expect(entries.map(({ code }) => code).sort()).toEqual([...COUNTRY_CODES].sort())
  expect(entries.every(({ code, name }) => name !== '' && name !== code.toUpperCase())).toBe(true)
})

test('a country is named in the language of the page and in its own', () => {
  const entry = (locale: 'en' | 'ar' | 'fr') =>
    countryGroups(locale, 'Global')
      .flatMap(({ countries }) => countries)
      .find(({ code }) => code === 'sa')
  expect(entry('en')).toMatchObject({ name: 'Saudi Arabia', ownName: { locale: 'ar' } })
  expect(entry('ar')).toMatchObject({ ownName: null })
  expect(entry('fr')?.name).toBe('Arabie saoudite')
})

test('countries are in the order of the language', () => {
  const africa = countryGroups('fr', 'Global').find(({ region }) => region === 'africa')
  const names = africa?.countries.map(({ name }) => name) ?? []
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'fr')))
})
