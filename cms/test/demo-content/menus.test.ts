import { COUNTRY_CODES, type Locale, LOCALES } from '@carelane/countries'
import { ICON_NAMES } from '@carelane/main-api'
import { describe, expect, test } from 'vitest'
import type { Values } from '../../src/bundle/bundle'
import { bundledKinds } from '../../src/bundle/fields'
import { menuAddress } from '../../src/fields/menu-address'
import { withoutMissing } from '../../src/seed/without-missing'
import { CONFIG, demo, isShownIn, named, textsOf } from './demo'
import { SITE_PAGES } from './site-pages'

interface Item extends Values {
  url?: string
  icon?: string
  children?: Item[]
}

const MENUS = await demo('menus')
const ARTICLES = new Map(named(await demo('news')))

const ALIKE = ['TVs', 'TV', 'Tablets']

const flat = (items: Item[]): Item[] => items.flatMap((item) => [item, ...(item.children ?? [])])
const namesIn = (text: Values) =>
  flat((text.items ?? []) as Item[]).map(({ name }) => (typeof name === 'string' ? name : ''))

describe('the seeded menus', () => {
  test('there is one of each country', () => {
    expect(MENUS.map(({ shared }) => shared.country).sort()).toEqual([...COUNTRY_CODES].sort())
  })

  test.each(named(MENUS))(
    '%s: two levels, in every language, to pages and articles it has',
    (country, menu) => {
      const items = menu.shared.items as Item[]
      expect(items.filter(({ children }) => children && children.length > 0)).toHaveLength(3)
      for (const locale of LOCALES) {
        const names = namesIn(menu.texts[locale] ?? {})
        expect(names, locale).toHaveLength(flat(items).length)
        expect(
          names.filter((name) => name === ''),
          locale,
        ).toEqual([])
      }
      for (const { url = '', icon, children } of flat(items)) {
        expect(ICON_NAMES).toContain(icon)
        const slug = /^article:(.+)$/.exec(url)?.[1]
        expect(menuAddress(slug === undefined ? url : '1', children !== undefined)).toBe(true)
        if (slug !== undefined) expect(isShownIn(ARTICLES.get(slug)!, country as 'ng')).toBe(true)
        else if (url !== '') expect(SITE_PAGES).toContain(url)
      }
    },
  )

  test('an item whose article is not there is left out, in every language', () => {
    const kind = bundledKinds(CONFIG).find(({ slug }) => slug === 'menus')!
    const menu = MENUS.find(({ name }) => name === 'ng')!
    const state = withoutMissing(kind, menu, (of) => of !== 'news')!
    const [service] = state.shared.items as Item[]
    expect(service?.children?.map(({ url }) => url)).toEqual(['warranty-check'])
    for (const [locale, text] of Object.entries(state.texts)) {
      const [first] = text.items as Item[]
      const [before] = menu.texts[locale as Locale]?.items as Item[]
      expect(first?.children, locale).toEqual(before?.children?.slice(0, 1))
    }
  })

  test.each(LOCALES.filter((locale) => locale !== 'en'))('%s: nothing was left in English', (locale) => {
    for (const menu of MENUS) {
      const english = namesIn(menu.texts.en ?? {})
      const own = textsOf(menu).flatMap(([each, text]) => (each === locale ? namesIn(text) : []))
      expect(own.filter((name, at) => name === english[at] && !ALIKE.includes(name))).toEqual([])
    }
  })
})
