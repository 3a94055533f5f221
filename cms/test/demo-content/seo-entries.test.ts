import { LOCALES } from '@carelane/countries'
import { ROUTE_NAMES } from '@carelane/main-api'
import { describe, expect, test } from 'vitest'
import { countriesOf, demo, languagesIn, textsOf } from './demo'
import { foreignWordIn } from './scripts'

const SEO = await demo('seo-entries')

describe('the seeded texts for search engines', () => {
  test('there is one of every route for all countries, in every language', () => {
    const forAll = SEO.filter((entry) => !countriesOf(entry))
    expect(forAll.map(({ name }) => name).sort()).toEqual([...ROUTE_NAMES].sort())
    for (const entry of forAll) {
      expect(languagesIn(entry), entry.name).toEqual([...LOCALES].sort())
      for (const [locale, { title, description }] of textsOf(entry)) {
        expect([typeof title, typeof description], `${entry.name} ${locale}`).toEqual(['string', 'string'])
      }
    }
  })

  const rows = SEO.flatMap((entry) =>
    textsOf(entry).map(
      ([locale, { title, description }]) =>
        [entry.name, locale, String(title ?? ''), String(description ?? '')] as const,
    ),
  )

  test('titles keep within 60 characters and descriptions within 155, none is empty', () => {
    const length = (text: string) => [...text].length
    expect(rows.filter(([, , title]) => length(title) > 60 || length(title) < 8)).toEqual([])
    expect(rows.filter(([, , , text]) => length(text) > 155 || length(text) < 20)).toEqual([])
  })

  test('every text is written in the script of its language', () => {
    const foreign = rows.filter(([, locale, title, text]) =>
      foreignWordIn(locale, `${title.replace(/ \| .*$/, '')} ${text}`),
    )
    expect(foreign).toEqual([])
  })

  test('no two pages of a language have the same title, news and tips aside', () => {
    const kinds = ['news-detail', 'tips-detail', 'detail']
    for (const locale of LOCALES) {
      const titles = rows.filter(([name, of]) => of === locale && !kinds.includes(name)).map(([, , t]) => t)
      expect(
        titles.filter((title, at) => titles.indexOf(title) !== at),
        locale,
      ).toEqual([])
    }
  })

  test('a path is one of the site’s', () => {
    for (const { shared } of SEO) expect(shared.path).toMatch(/^\/(?:[a-z-]+\/)?$/)
  })
})
