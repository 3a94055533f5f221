import { LOCALES } from '@carelane/countries'
import { ROUTE_NAMES } from '@carelane/main-api'
import { describe, expect, test } from 'vitest'
import { foreignWordIn } from '../../../test/support/scripts'
import { SEED_SEO } from './seo'

describe('the seeded texts for search engines', () => {
  test('there is one of every route for all countries, in every language', () => {
    const forAll = SEED_SEO.filter(({ countries }) => !countries)
    expect(forAll.map(({ name }) => name)).toEqual([...ROUTE_NAMES])
    for (const { name, title, description } of forAll) {
      expect(Object.keys(title).sort(), name).toEqual([...LOCALES].sort())
      expect(Object.keys(description).sort(), name).toEqual([...LOCALES].sort())
    }
  })

  const rows = SEED_SEO.flatMap(({ name, title, description }) =>
    LOCALES.flatMap((locale) =>
      title[locale] === undefined ? [] : [[name, locale, title[locale], description[locale] ?? ''] as const],
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
    for (const { path } of SEED_SEO) expect(path).toMatch(/^\/(?:[a-z-]+\/)?$/)
  })
})
