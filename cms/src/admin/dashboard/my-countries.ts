import { addressOf, shownIn } from '../list/quick-filters'
import { interfaceTexts } from '../interface-texts'
import type { Reader } from './document-links'

export interface MyCountry {
  name: string
  links: { label: string; href: string }[]
}

export async function myCountries({ payload, user, locale, i18n }: Reader): Promise<MyCountry[]> {
  const ids = (user.countries ?? []).map((country) => (typeof country === 'object' ? country.id : country))
  if (ids.length === 0) return []
  const common = { user, overrideAccess: false, locale: locale as 'en', depth: 0, pagination: false }
  const [countries, menus] = await Promise.all([
    payload.find({
      collection: 'countries',
      where: { id: { in: ids } },
      select: { name: true },
      sort: 'name',
      ...common,
    }),
    payload.find({
      collection: 'menus',
      where: { country: { in: ids } },
      select: { country: true },
      ...common,
    }),
  ])
  const say = interfaceTexts(i18n.t)
  const menuOf = new Map(menus.docs.map(({ id, country }) => [Number(country), id]))
  return countries.docs.map(({ id, name }) => {
    const shown = addressOf(shownIn([id]))
    const menu = menuOf.get(id)
    return {
      name,
      links: [
        { label: say('country'), href: `/admin/collections/countries/${id}` },
        ...(menu === undefined ? [] : [{ label: say('menu'), href: `/admin/collections/menus/${menu}` }]),
        { label: say('newsAndTips'), href: `/admin/collections/news${shown}` },
        { label: say('advertisements'), href: `/admin/collections/ads${shown}` },
      ],
    }
  })
}
