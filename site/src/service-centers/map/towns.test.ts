import { readPlaces } from '@carelane/countries/places'
import { expect, test } from 'vitest'
import { townName, type Town } from './towns'

test.each([
  ['Riyadh', 'ar-SA', 'الرياض'],
  ['Riyadh', 'en-SA', 'Riyadh'],
  ['Bangkok', 'th-TH', 'กรุงเทพ'],
  ['Kyiv', 'uk-UA', 'Київ'],
  ['Lagos', 'en-NG', 'Lagos'],
  ['Nouadhibou', 'fr-MR', 'Nouadhibou'],
])('%s is read in %s as %s', (city, tag, shown) => {
  const place = readPlaces().find((each) => each.city === city)
  const town: Town = [city, place?.native_city ?? null, 0, 0]
  expect(place).toBeDefined()
  expect(townName(town, tag)).toBe(shown)
})
