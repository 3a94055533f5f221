import { countryTag, documentTag } from '@carelane/main-api'
import type { Answer } from '../answer'
import { findAds } from '../queries/ads'
import { findCountry } from '../queries/country'
import { findEdition } from '../queries/edition'
import { findMenu } from '../queries/menu'

/** [7#12] */
export const countryInfoNew: Answer<'countryInfoNew'> = async (db, { shortName }) => {
  const edition = await findEdition(db, shortName)
  const [country, menu, { ads, tags }] = await Promise.all([
    findCountry(db, edition),
    findMenu(db, edition.countryId, edition.locale),
    findAds(db, edition),
  ])
  return {
    result: { ...country, menuList: menu?.items ?? [], seoList: [], adList: ads },
    tags: [countryTag(edition.country), 'ads', menu ? documentTag('menus', menu.id) : 'menus', ...tags],
  }
}
