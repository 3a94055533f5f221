import type { IncomingMessage } from 'node:http'
import { leadToCountry, type ByCountry } from '@/routing/by-country'
import type { PageDecision, Redirection } from '@/routing/route-request'
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
