import type { CountryCode } from '@carelane/countries'
import { hostOfCountry, type HostTable } from './hosts'
import { isServiceCenter } from './route-manifest'
import type { PageDecision } from './route-request'

/** Null for countries with a host of their own [2.2#19]. */
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
