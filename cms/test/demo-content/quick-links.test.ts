import { languagesOf, LOCALES } from '@carelane/countries'
import { describe, expect, test } from 'vitest'
import { menuAddress } from '../../src/fields/menu-address'
import { countriesOf, demo, isShownIn, languagesIn, named, textsOf } from './demo'
import { foreignWordIn } from './scripts'
import { SITE_PAGES } from './site-pages'

const QUICK_LINKS = await demo('quick-links')
const ARTICLES = new Map(named(await demo('news')))

const rows = QUICK_LINKS.flatMap((link) =>
  textsOf(link).map(([locale, text]) => ({
    name: link.name,
    locale,
    said: String(text.name ?? ''),
    typed: String(text.keywords ?? ''),
  })),
)

describe('the seeded quick links', () => {
  test('are at least fourteen for all countries, in every language, and some for single ones', () => {
    const forAll = QUICK_LINKS.filter((link) => !countriesOf(link))
    expect(forAll.length).toBeGreaterThanOrEqual(14)
    for (const link of forAll) expect(languagesIn(link), link.name).toEqual([...LOCALES].sort())
    expect(QUICK_LINKS.length - forAll.length).toBeGreaterThanOrEqual(5)
  })

  test('one of single countries speaks the languages of each', () => {
    for (const link of QUICK_LINKS) {
      const spoken = (countriesOf(link) ?? []).flatMap((country) => [...languagesOf(country)])
      expect(
        spoken.filter((locale) => link.texts[locale] === undefined),
        link.name,
      ).toEqual([])
    }
  })

  test('lead to pages of the site, or to articles that the same countries show', () => {
    for (const link of QUICK_LINKS) {
      const url = String(link.shared.url)
      const slug = /^article:(.+)$/.exec(url)?.[1]
      if (slug === undefined) {
        expect([...SITE_PAGES, 'policy/pk-policy'], link.name).toContain(url)
        expect(menuAddress(url, false)).toBe(true)
        continue
      }
      const article = ARTICLES.get(slug)
      expect(article, link.name).toBeDefined()
      expect(
        (countriesOf(link) ?? []).filter((code) => !isShownIn(article!, code)),
        link.name,
      ).toEqual([])
    }
  })

  test('names fit a line, keywords fit the field and are several, each once', () => {
    expect(rows.filter(({ said }) => said.length > 40 || said === '')).toEqual([])
    expect(rows.filter(({ typed }) => typed.length > 400)).toEqual([])
    const doubles = rows.filter(({ typed }) => {
      const words = typed.split(', ')
      return (
        words.length < 4 || new Set(words).size < words.length || words.some((word) => word.trim() === '')
      )
    })
    expect(doubles).toEqual([])
  })

  test('names are written in the script of their language, and differ from the English', () => {
    expect(rows.filter(({ locale, said }) => foreignWordIn(locale, said))).toEqual([])
    const english = new Map(rows.flatMap(({ name, locale, said }) => (locale === 'en' ? [[name, said]] : [])))
    expect(rows.filter(({ name, locale, said }) => locale !== 'en' && said === english.get(name))).toEqual([])
  })

  test('their order is clear: no two have the same place', () => {
    const places = QUICK_LINKS.map(({ shared }) => shared.order)
    expect(new Set(places).size).toBe(places.length)
  })
})
