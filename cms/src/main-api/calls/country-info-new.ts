import { countryTag, documentTag } from '@carelane/main-api'
import type { Answer } from '../answer'
import { findAds } from '../../queries/ads'
import { findCountry } from '../../queries/country'
import { findEdition } from '../../queries/edition'
import { findMenu } from '../../queries/menu'
import { findSeoEntries } from '../../queries/seo-entries'
import { findSiteInfo } from '../../queries/site-info'

/** [7#12] */
export const countryInfoNew: Answer<'countryInfoNew'> = async (db, { shortName }) => {
  const edition = await findEdition(db, shortName)
  const [country, siteInfo, seo, menu, { ads, tags }] = await Promise.all([
    findCountry(db, edition),
    findSiteInfo(db, edition),
    findSeoEntries(db, edition),
    findMenu(db, edition.countryId, edition.locale),
    findAds(db, edition),
  ])
  return {
    result: { ...country, siteInfo, menuList: menu?.items ?? [], seoList: seo.entries, adList: ads },
    tags: [
      countryTag(edition.country),
      'ads',
      'site-settings',
      menu ? documentTag('menus', menu.id) : 'menus',
      ...seo.tags,
      ...tags,
    ],
  }
}
