import { leadToCountry, pageOfCountry, type ByCountry } from '@/routing/by-country'
import type { PageDecision, Redirection, SectionlessPage } from '@/routing/route-request'
import type { SiteParts } from './site-parts'
import type { Visitor } from './visitor'

/** [2.2#11]; null if the visitor stays. */
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

export function redirectToSection(
  { routing }: SiteParts,
  visitor: Visitor,
  page: SectionlessPage,
): Redirection {
  const location = pageOfCountry(routing.hosts, page, visitor.country)
  return { kind: 'redirect', host: page.host, location, isPermanent: false }
}
