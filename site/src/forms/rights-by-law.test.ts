import { countryOf, COUNTRY_CODES, htmlLang } from '@carelane/countries'
import { expect, test } from 'vitest'
import { legalGuaranteeOf } from '@/law/legal-guarantee'
import { rightsAfterPart, rightsAfterWarranty, rightsBesideWarranty } from './rights-by-law'
import type { SiteSection } from './site-section'

const sectionOf = (country: (typeof COUNTRY_CODES)[number]): SiteSection => ({
  ...{ lang: `${country}_en`, country, locale: 'en' },
  region: { tag: htmlLang(country, 'en'), timeZone: countryOf(country).timeZone },
})

test.each([
  ['es', 36, 'Real Decreto Legislativo 1/2007, art. 120'],
  ['pl', 24, 'Ustawa o prawach konsumenta, art. 43c'],
  ['tr', 24, '6502 sayılı Kanun, md. 12'],
  ['ar', 6, 'Ley 24.240, art. 11'],
  ['za', 6, 'Consumer Protection Act 68 of 2008, section 56'],
] as const)('in %s the shop answers for %i months, and the law is named', (country, months, source) => {
  const { texts } = rightsAfterWarranty(sectionOf(country))
  expect(texts[0]).toContain(`the shop answers for its faults for ${months} months`)
  expect(texts[1]).toBe(`The law: ${source}`)
})

test('in the EU alone the remedies are named that its law gives', () => {
  for (const country of COUNTRY_CODES)
    expect(rightsAfterWarranty(sectionOf(country)).texts[0]?.includes('repairs or replaces'), country).toBe(
      country === 'es' || country === 'pl',
    )
})

test('every other country is told that its law counts, without a number', () => {
  for (const country of COUNTRY_CODES.filter((code) => !legalGuaranteeOf(code))) {
    const { texts } = rightsAfterWarranty(sectionOf(country))
    expect(texts[0], country).toMatch(/^The law may give you more/)
    expect(texts.join(' '), country).not.toMatch(/\d/)
  }
})

test('each says how to contest the answer, and leads to a person', () => {
  for (const rights of [rightsAfterWarranty(sectionOf('ng')), rightsAfterPart(sectionOf('ng'))]) {
    expect(rights.texts.at(-1)).toMatch(/^Is this answer wrong\? Contact us/)
    expect(rights.contact).toEqual({ href: '/ng_en/contact/', name: 'Contact us' })
  }
})

test('a warranty that holds is told from the legal guarantee in the EU, and nothing is added elsewhere', () => {
  for (const country of COUNTRY_CODES) {
    const rights = rightsBesideWarranty(sectionOf(country))
    if (country !== 'es' && country !== 'pl') expect(rights, country).toBeUndefined()
    else
      expect(rights?.texts[0], country).toMatch(
        /^If you bought your device new .* This check doesn’t change that\.$/,
      )
  }
})
