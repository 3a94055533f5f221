import { LOCALES, languagesOf } from '@carelane/countries'
import { describe, expect, test } from 'vitest'
import { foreignWordIn } from '../../../test/support/scripts'
import { menuAddress } from '../../fields/menu-address'
import { SEED_ARTICLES } from '../articles/articles'
import { isShownIn } from '../articles/is-shown-in'
import { SITE_PAGES } from '../site-pages'
import { SEED_QUICK_LINKS } from './quick-links'

const rows = SEED_QUICK_LINKS.flatMap(({ name, label, keywords }) =>
  LOCALES.flatMap((locale) => {
    const said = label[locale]
    return said === undefined ? [] : [{ name, locale, said, typed: keywords[locale] ?? '' }]
  }),
)

describe('the seeded quick links', () => {
  test('are at least fourteen for all countries, in every language, and some for single ones', () => {
    const forAll = SEED_QUICK_LINKS.filter(({ countries }) => !countries)
    expect(forAll.length).toBeGreaterThanOrEqual(14)
    for (const { name, label } of forAll) {
      expect(Object.keys(label).sort(), name).toEqual([...LOCALES].sort())
    }
    expect(SEED_QUICK_LINKS.length - forAll.length).toBeGreaterThanOrEqual(5)
  })

  test('one of single countries speaks the languages of each', () => {
    for (const { name, label, countries = [] } of SEED_QUICK_LINKS) {
      const spoken = countries.flatMap((country) => [...languagesOf(country)])
      expect(
        spoken.filter((locale) => label[locale] === undefined),
        name,
      ).toEqual([])
    }
  })

  test('lead to pages of the site, or to articles that the same countries show', () => {
    for (const { name, target, countries } of SEED_QUICK_LINKS) {
      if ('page' in target) {
        expect([...SITE_PAGES, 'policy/pk-policy'], name).toContain(target.page)
        expect(menuAddress(target.page, false)).toBe(true)
        continue
      }
      const article = SEED_ARTICLES.find(({ slug }) => slug === target.article)
      expect(article, name).toBeDefined()
      expect(
        (countries ?? []).filter((code) => !isShownIn(article!, code)),
        name,
      ).toEqual([])
    }
  })

  test('names fit a line, keywords fit the field and are several, each once', () => {
    expect(rows.filter(({ said }) => said.length > 40)).toEqual([])
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
    const places = SEED_QUICK_LINKS.map(({ order }) => order)
    expect(new Set(places).size).toBe(places.length)
  })
})
