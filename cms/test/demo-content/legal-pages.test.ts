import { type CountryCode, languagesOf, LOCALES } from '@carelane/countries'
import { LEGAL_KINDS } from '@carelane/main-api'
import { describe, expect, test } from 'vitest'
import { blocksOf, countriesOf, demo, languagesIn, named, textsOf } from './demo'
import { linksOf } from './links-of'
import { foreignWordIn, isWrittenIn } from './scripts'
import { SITE_PAGES } from './site-pages'

const PAGES = await demo('legal-pages')
const LEGAL_PATHS = LEGAL_KINDS.map((kind) => `policy/${kind}`)

describe('the seeded legal pages', () => {
  test('are those of [7#54]–[7#57], the last for Pakistan alone', () => {
    expect(PAGES.map(({ shared }) => shared.kind).sort()).toEqual([...LEGAL_KINDS].sort())
    const countries = Object.fromEntries(PAGES.map((page) => [page.shared.kind, countriesOf(page)]))
    expect(countries).toEqual({
      privacy: undefined,
      terms: undefined,
      cookies: undefined,
      'pk-policy': ['pk'],
    })
  })

  test.each(named(PAGES))(
    '%s: begins by saying that it is a sample that a lawyer must replace',
    (_, page) => {
      const begins = new RegExp(String.raw`^\s*:::callout\{tone="warning"\}\n.+\n:::\n`)
      for (const [locale, { body }] of textsOf(page)) expect(body, locale).toMatch(begins)
      expect(page.texts.en?.body).toContain('a lawyer must replace this page')
    },
  )

  test.each(named(PAGES))(
    '%s: a translation has the parts and links of the English, in its own script',
    (_, page) => {
      const english = String(page.texts.en?.body)
      for (const [locale, text] of textsOf(page).filter(([each]) => each !== 'en')) {
        const body = String(text.body)
        expect(blocksOf(body), locale).toEqual(blocksOf(english))
        expect(linksOf(body), locale).toEqual(linksOf(english))
        expect(foreignWordIn(locale, String(text.title)), locale).toBeUndefined()
        expect(isWrittenIn(locale, body), locale).toBe(true)
        expect(body, locale).not.toMatch(/[!！]/)
      }
    },
  )

  test('are in every language, or in those of the countries that show them', () => {
    for (const page of PAGES) {
      const expected = countriesOf(page)?.flatMap((code: CountryCode) => [...languagesOf(code)]) ?? LOCALES
      expect(languagesIn(page), page.name).toEqual([...expected].sort())
    }
  })

  test.each(named(PAGES))('%s: links lead to pages of the site', (_, { texts }) => {
    const { pages, articles, addresses } = linksOf(String(texts.en?.body))
    expect(pages.filter((page) => ![...SITE_PAGES, ...LEGAL_PATHS].includes(page))).toEqual([])
    expect([...articles, ...addresses]).toEqual([])
  })
})
