import { COUNTRY_CODES, LOCALES } from '@carelane/countries'
import { describe, expect, test } from 'vitest'
import { shownPart } from '../shown-part'
import { DANGERS } from './dangers'
import { safetyCardOf } from './safety-card'

const NIGERIA = { lang: 'ng', country: 'ng', locale: 'en' } as const

describe('a safety card', () => {
  test.each(LOCALES)('in %s has three to six steps for each danger, and travels as it is', (locale) => {
    for (const danger of DANGERS) {
      const card = safetyCardOf(danger, locale, NIGERIA)
      expect(card.steps.length, danger).toBeGreaterThanOrEqual(3)
      expect(card.steps.length, danger).toBeLessThanOrEqual(6)
      expect(shownPart.parse(JSON.parse(JSON.stringify(card)))).toEqual(JSON.parse(JSON.stringify(card)))
    }
  })

  test('names the fire service or the ambulance of the section’s country', () => {
    expect(safetyCardOf('fire', 'en', { ...NIGERIA, lang: 'br', country: 'br' }).numbers).toEqual([
      { label: 'Fire service', number: '193' },
    ])
    expect(safetyCardOf('burn', 'en', { ...NIGERIA, lang: 'br', country: 'br' }).numbers).toEqual([
      { label: 'Ambulance', number: '192' },
    ])
  })

  test.each(['global', 'cd'] as const)('asks for the local number where none is known: %s', (country) => {
    const { numbers, otherwise } = safetyCardOf('fire', 'en', { ...NIGERIA, country })
    expect(numbers).toEqual([])
    expect(otherwise).toMatch(/^Call your local emergency number\./)
  })

  test('leads to a service centre last, and never who may harm themselves', () => {
    for (const country of COUNTRY_CODES)
      expect(safetyCardOf('selfHarm', 'en', { ...NIGERIA, country }).after).toBeNull()
    expect(safetyCardOf('swelling', 'en', NIGERIA).after?.href).toBe('/ng/service-center/')
    const { numbers } = safetyCardOf('selfHarm', 'en', { ...NIGERIA, country: 'in' })
    expect(numbers.map(({ number }) => number)).toEqual(['14416', '112'])
  })

  test('has the words of the country it is read in', () => {
    const titleIn = (country: 'ao' | 'br') =>
      safetyCardOf('smoke', 'pt', { lang: country, country, locale: 'pt' }).title
    expect(titleIn('ao')).toMatch(/^Fumo/)
    expect(titleIn('br')).toMatch(/^Fumaça/)
  })

  test('says its language where that is not the page’s', () => {
    expect(safetyCardOf('fire', 'ar', NIGERIA)).toMatchObject({ lang: 'ar', dir: 'rtl' })
    expect(safetyCardOf('fire', 'en', NIGERIA).lang).toBeUndefined()
  })
})
