import { COUNTRY_CODES, LOCALES } from '@carelane/countries'
import { ICON_NAMES } from '@carelane/main-api'
import { describe, expect, test } from 'vitest'
import { menuAddress } from '../../fields/menu-address'
import { SEED_ARTICLES } from '../articles/articles'
import { isShownIn } from '../articles/is-shown-in'
import { SITE_PAGES } from '../site-pages'
import { menuOf } from './menu'
import { MENU_NAMES } from './names/names'

/** Other languages write these as English does. */
const ALIKE = ['TVs', 'TV', 'Tablets']

describe('the seeded menus', () => {
  const ids = new Map(SEED_ARTICLES.map(({ slug }, at) => [slug, at + 1]))

  test.each(COUNTRY_CODES)('%s: two levels, in every language, to pages and articles it has', (country) => {
    const menu = menuOf(country, (slug) => ids.get(slug))
    const entries = menu.flatMap((entry) => [entry, ...(entry.children ?? [])])
    expect(menu.filter(({ children }) => children && children.length > 0)).toHaveLength(3)
    for (const { name, url, icon, children } of entries) {
      for (const locale of LOCALES) expect(name[locale], locale).toBeTruthy()
      expect(menuAddress(url, children !== undefined)).toBe(true)
      expect(ICON_NAMES).toContain(icon)
      if (/^\d+$/.test(url)) expect(isShownIn(SEED_ARTICLES[Number(url) - 1]!, country)).toBe(true)
      else if (url !== '') expect(SITE_PAGES).toContain(url)
    }
  })

  test('an item whose article is not there is left out', () => {
    const [service] = menuOf('ng', () => undefined)
    expect(service?.children?.map(({ url }) => url)).toEqual(['warranty-check'])
  })

  test.each(LOCALES.filter((locale) => locale !== 'en'))('%s: nothing was left in English', (locale) => {
    const kept = Object.entries(MENU_NAMES[locale]).filter(([key, name]) => {
      const english = MENU_NAMES.en[key as keyof typeof MENU_NAMES.en]
      return name === english && !ALIKE.includes(name)
    })
    expect(kept).toEqual([])
  })
})
