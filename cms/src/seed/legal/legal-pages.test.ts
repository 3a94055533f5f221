import { languagesOf, type Locale, LOCALES } from '@carelane/countries'
import { LEGAL_KINDS } from '@carelane/main-api'
import { describe, expect, test } from 'vitest'
import { blocksOf } from '../../../test/support/landing-lines'
import { foreignWordIn, isWrittenIn } from '../../../test/support/scripts'
import { linksOf } from '../../../test/support/links-of'
import { SITE_PAGES } from '../site-pages'
import type { LegalText } from './legal-text'
import { SEED_LEGAL_PAGES } from './legal-pages'

const PAGES = SEED_LEGAL_PAGES.map((page) => [page.kind, page] as const)
const LEGAL_PATHS = LEGAL_KINDS.map((kind) => `policy/${kind}`)

describe('the seeded legal pages', () => {
  test('are those of [7#54]–[7#57], the last for Pakistan alone', () => {
    expect(SEED_LEGAL_PAGES.map(({ kind }) => kind)).toEqual([...LEGAL_KINDS])
    expect(SEED_LEGAL_PAGES.map(({ countries }) => countries)).toEqual([
      undefined,
      undefined,
      undefined,
      ['pk'],
    ])
  })

  test.each(PAGES)('%s: begins by saying that it is a sample that a lawyer must replace', (_, { texts }) => {
    const begins = new RegExp(String.raw`^\s*:::warning\n.+\n:::\n`)
    for (const [locale, { body }] of Object.entries(texts)) expect(body, locale).toMatch(begins)
    expect(texts.en.body).toContain('a lawyer must replace this page')
  })

  test.each(PAGES)(
    '%s: a translation has the parts and links of the English, in its own script',
    (_, { texts }) => {
      const { en, ...others } = texts
      for (const [locale, { title, body }] of Object.entries(others) as [Locale, LegalText][]) {
        expect(blocksOf(body), locale).toEqual(blocksOf(en.body))
        expect(linksOf(body), locale).toEqual(linksOf(en.body))
        expect(foreignWordIn(locale, title), locale).toBeUndefined()
        expect(isWrittenIn(locale, body), locale).toBe(true)
        expect(body, locale).not.toMatch(/[!！]/)
      }
    },
  )

  test('are in every language, or in those of the countries that show them', () => {
    for (const { kind, texts, countries } of SEED_LEGAL_PAGES) {
      const expected = countries ? countries.flatMap((code) => [...languagesOf(code)]) : LOCALES
      expect(Object.keys(texts).sort(), kind).toEqual([...expected].sort())
    }
  })

  test.each(PAGES)('%s: links lead to pages of the site', (_, { texts }) => {
    const { pages, articles, addresses } = linksOf(texts.en.body)
    expect(pages.filter((page) => ![...SITE_PAGES, ...LEGAL_PATHS].includes(page))).toEqual([])
    expect([...articles, ...addresses]).toEqual([])
  })
})
