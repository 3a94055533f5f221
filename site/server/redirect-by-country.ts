import { leadToCountry, pageOfCountry, type ByCountry } from '@/routing/by-country'
import type { PageDecision, Redirection, SectionlessPage } from '@/routing/route-request'
import type { SiteParts } from './site-parts'
import type { Visitor } from './visitor'

/**
 * Where a visitor from another country is led before they see the page [2.2#11]; null where they stay.
 */
export function redirectToCountry(
  { routing }: SiteParts,
  visitor: Visitor,
  { host, query }: PageDecision,
  byCountry: ByCountry,
): Redirection | null {
  const search = query.size === 0 ? '' : `?${query}`
  const location = leadToCountry(routing.hosts, { host, byCountry, search }, visitor.country)
  return location === null ? null : { kind: 'redirect', host, location, isPermanent: false }
}

/** Where a page without `{lang}` is found for this visitor, however it was asked for: there is none at its address. */
export function redirectToSection(
  { routing }: SiteParts,
  visitor: Visitor,
  page: SectionlessPage,
): Redirection {
  const location = pageOfCountry(routing.hosts, page, visitor.country)
  return { kind: 'redirect', host: page.host, location, isPermanent: false }
}
