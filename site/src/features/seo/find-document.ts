import { LOCALES, parseLang, type CountryCode } from '@carelane/countries'
import { getPages } from '@/content/site-map'
import { findVisit, type Visit } from '@/i18n/find-visit'
import { originOf } from '@/links/site-origin'
import { currentRenderContext } from '@/platform/render-context'
import { contentRedirects } from '@/routing/content-redirects'
import { PUBLIC_ROUTES } from '@/routing/public-routes'
import { serviceBrand } from '@/shell/brand'
import { newsFeed } from './news-feed'
import { finderEntries } from './finder-entries'
import { recallFeed } from './recall-feed'
import { repairCostEntries } from './repair-cost-entries'
import { robotsText } from './robots'
import { siteMapEntries, withoutRedirected } from './site-map-entries'
import { webManifest } from './web-manifest'
import { writeSiteMap, writeSiteMapIndex } from './write-site-map'

export interface MachineDocument {
  type: string
  body: string
}

const XML = 'application/xml; charset=utf-8'

/** @throws ContentUnavailable */
export async function findDocument(lang: string, name: string): Promise<MachineDocument | null> {
  switch (name) {
    case 'robots.txt':
      return robots(lang)
    case 'sitemap-index.xml':
      return siteMapIndex(lang)
    case 'sitemap.xml':
      return siteMap(lang)
    case 'rss.xml':
      return ofVisit(lang, async (visit) => ({
        type: 'application/rss+xml; charset=utf-8',
        body: await newsFeed(visit),
      }))
    case 'recalls.xml':
      return ofVisit(lang, async (visit) => ({
        type: 'application/atom+xml; charset=utf-8',
        body: await recallFeed(visit),
      }))
    case 'manifest.webmanifest':
      return ofVisit(lang, async (visit) => ({
        type: 'application/manifest+json',
        body: webManifest(visit),
      }))
    default:
      return null
  }
}

function robots(lang: string): MachineDocument | null {
  const country = countryOf(lang)
  if (!country) return null
  // Cached pages need a tag; this one expires only by age.
  currentRenderContext()?.tags.add('site-settings')
  return { type: 'text/plain; charset=utf-8', body: robotsText(originOf(country)) }
}

async function siteMapIndex(lang: string): Promise<MachineDocument | null> {
  const country = countryOf(lang)
  const entries = await allEntries()
  return country && entries && { type: XML, body: writeSiteMapIndex(entries, originOf(country), originOf) }
}

async function siteMap(lang: string): Promise<MachineDocument | null> {
  const country = countryOf(lang)
  if (country === null || country !== lang) return null
  const entries = await allEntries(country)
  const body = entries && writeSiteMap(entries, country, originOf)
  return body ? { type: XML, body } : null
}

async function allEntries(country?: CountryCode) {
  const pages = await getPages()
  if (!pages) return null
  const { siteMap, redirects } = pages
  return withoutRedirected(
    [
      ...siteMapEntries(siteMap, PUBLIC_ROUTES, serviceBrand()),
      ...(country ? await finderEntries(country, siteMap) : []),
      ...(country ? await repairCostEntries(country, siteMap) : []),
    ],
    contentRedirects(redirects),
  )
}

async function ofVisit(
  lang: string,
  write: (visit: Visit) => Promise<MachineDocument>,
): Promise<MachineDocument | null> {
  const visit = await findVisit(lang)
  return visit && write(visit)
}

function countryOf(lang: string) {
  // Editors choose a country's languages.
  const parsed = parseLang(lang, () => LOCALES)
  return parsed.ok ? parsed.country : null
}
