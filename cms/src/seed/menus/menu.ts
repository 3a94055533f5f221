import { LOCALES, type CountryCode } from '@carelane/countries'
import type { IconName } from '@carelane/main-api'
import type { Localized } from '../localized'
import { featuredIn } from './featured'
import { MENU_NAMES, type MenuName } from './names/names'

export interface MenuEntry {
  name: Localized
  url: string
  icon: IconName
  children?: MenuEntry[]
}

/**
 * The menu of a country, two levels deep [2.3#1].
 * @param idOf the number of a seeded article; an item whose article is not there is left out
 */
export function menuOf(country: CountryCode, idOf: (slug: string) => number | undefined): MenuEntry[] {
  const article = (name: MenuName, icon: IconName, slug: string) => {
    const id = idOf(slug)
    return id === undefined ? [] : [entry(name, icon, String(id))]
  }
  const featured = featuredIn(country)
  return [
    entry('service', 'repair', '', [
      entry('warrantyCheck', 'warranty', 'warranty-check'),
      ...article('findImei', 'phone', 'find-your-imei-number'),
      ...article('repairSteps', 'repair', 'how-a-repair-goes'),
      ...article(featured.name, featured.icon, featured.slug),
    ]),
    entry('tips', 'tip', 'tips', [
      entry('mobilePhones', 'phone', 'tips?category=mobile-phones'),
      entry('tvs', 'tv', 'tips?category=tvs'),
      entry('computers', 'computer', 'tips?category=computers'),
      entry('tablets', 'tablet', 'tips?category=tablets'),
      entry('homeAppliances', 'appliance', 'tips?category=home-appliances'),
    ]),
    entry('news', 'article', 'news', [
      entry('latestNews', 'article', 'news'),
      entry('companyNews', 'information', 'news?category=company'),
      entry('industryNews', 'status', 'news?category=industry'),
    ]),
    entry('countryOrRegion', 'location', 'choose-your-country-or-region'),
  ]
}

function entry(name: MenuName, icon: IconName, url: string, children?: MenuEntry[]): MenuEntry {
  const names = Object.fromEntries(LOCALES.map((locale) => [locale, MENU_NAMES[locale][name]]))
  return { name: names as Localized, url, icon, ...(children && { children }) }
}
