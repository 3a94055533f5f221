import type { CountryCode } from '@carelane/countries'
import { hostOfCountry, type HostTable } from './hosts'
import { isServiceCenter } from './route-manifest'
import type { PageDecision } from './route-request'

/** The centres of the visitor's country, unless it has a host of its own, to which [2.2#19] redirects. */
export function ownServiceCenters(
  hosts: HostTable,
  page: PageDecision,
  countryOfVisitor: () => CountryCode,
): PageDecision {
  const { byCountry, host, path } = page
  if (!byCountry?.isUnprefixed || !isServiceCenter(byCountry.segments)) return page
  const country = countryOfVisitor()
  if (country === 'global' || hostOfCountry(hosts, country) !== host) return page
  return { ...page, path: path.replace(/^\/[^/]+/, `/${country}`) }
}
