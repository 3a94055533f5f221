import type { IncomingMessage } from 'node:http'
import { leadToCountry, pageOfCountry, type ByCountry } from '@/routing/by-country'
import type { PageDecision, Redirection, SectionlessPage } from '@/routing/route-request'
import type { SiteParts } from './site-parts'
import { findVisitorCountry } from './visitor-country/find-visitor-country'

/**
 * Where a visitor from another country is led before they see the page [2.2#11]; null where they stay. What Next's
 * client asks for, and what is sent, is answered where it was asked for.
 */
export function ledAway(
  { settings, countryOfAddress, routing }: SiteParts,
  request: IncomingMessage,
  { host, query }: PageDecision,
  byCountry: ByCountry,
): Redirection | null {
  const isDocument = request.method === 'GET' || request.method === 'HEAD'
  if (!isDocument || request.headers.rsc === '1') return null
  const country = findVisitorCountry(request, settings, countryOfAddress)
  const search = query.size === 0 ? '' : `?${query}`
  const location = leadToCountry(routing.hosts, { host, byCountry, search }, country)
  return location === null ? null : { kind: 'redirect', host, location, isPermanent: false }
}

/** Where a page without `{lang}` is found for this visitor, however it was asked for: there is none at its address. */
export function ledToSection(
  { settings, countryOfAddress, routing }: SiteParts,
  request: IncomingMessage,
  page: SectionlessPage,
): Redirection {
  const country = findVisitorCountry(request, settings, countryOfAddress)
  const location = pageOfCountry(routing.hosts, page, country)
  return { kind: 'redirect', host: page.host, location, isPermanent: false }
}
