import { parseLang, LOCALES, type CountryCode } from '@carelane/countries'
import type { SiteMapEntry } from './site-map-entries'
import { escapeXml } from './xml'

type OriginOf = (country: CountryCode) => string

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

export function writeSiteMap(
  entries: readonly SiteMapEntry[],
  country: CountryCode,
  originOf: OriginOf,
): string | null {
  const urls = entries.flatMap(({ updatedAt, alternates }) => {
    const own = alternates.filter(({ lang }) => countryOf(lang) === country)
    if (own.length === 0) return []
    const others = alternates.map(
      ({ lang, hreflang, path }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${addressOf(lang, path, originOf)}"/>`,
    )
    const lastmod = updatedAt ? `<lastmod>${updatedAt}</lastmod>` : ''
    const paths = new Map(own.map(({ path, lang }) => [path, lang]))
    return [...paths].map(
      ([path, lang]) =>
        `<url><loc>${addressOf(lang, path, originOf)}</loc>${lastmod}${others.join('')}</url>\n`,
    )
  })
  if (urls.length === 0) return null
  const xhtml = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return `${HEAD}<urlset xmlns="${NAMESPACE}" ${xhtml}>\n${urls.join('')}</urlset>\n`
}

export function writeSiteMapIndex(
  entries: readonly SiteMapEntry[],
  origin: string,
  originOf: OriginOf,
): string {
  const changed = new Map<CountryCode, string>()
  for (const { alternates, updatedAt = '' } of entries) {
    for (const { lang } of alternates) {
      const country = countryOf(lang)
      if (!country || originOf(country) !== origin) continue
      const last = changed.get(country) ?? ''
      changed.set(country, updatedAt > last ? updatedAt : last)
    }
  }
  const maps = [...changed].map(([country, last]) => {
    const lastmod = last === '' ? '' : `<lastmod>${last}</lastmod>`
    return `<sitemap><loc>${escapeXml(`${origin}/${country}/sitemap.xml`)}</loc>${lastmod}</sitemap>\n`
  })
  return `${HEAD}<sitemapindex xmlns="${NAMESPACE}">\n${maps.join('')}</sitemapindex>\n`
}

function addressOf(lang: string, path: string, originOf: OriginOf): string {
  const country = countryOf(lang)
  return escapeXml((country ? originOf(country) : '') + path)
}

function countryOf(lang: string): CountryCode | null {
  // Editors choose a country's languages.
  const parsed = parseLang(lang, () => LOCALES)
  return parsed.ok ? parsed.country : null
}
