import type { CountryCode } from '@carelane/countries'
import { hostOfCountry, type HostTable, type SiteHost } from './hosts'
import { isServiceCenter } from './route-manifest'

/**
 * A page that a visitor of another country is led away from [2.2#11]–[2.2#19]: one without `{lang}`, or the
 * service policies of the whole world.
 */
export interface ByCountry {
  /** What follows `{lang}`. */
  readonly segments: readonly string[]
  /** Whether the address has no `{lang}`, so that on a country's own host it needs none there either. */
  readonly isUnprefixed: boolean
}

/**
 * Where a visitor of a country is led: an absolute URL on another host of ours, or a path on this one. Null where
 * they are right already; also for `global`, which is what an address is that no country is known of.
 */
export function leadToCountry(
  hosts: HostTable,
  from: { host: SiteHost; byCountry: ByCountry; search: string },
  country: CountryCode,
): string | null {
  if (country === 'global') return null
  const host = hostOfCountry(hosts, country)
  const path = pathFor(host, from.byCountry, country)
  if (host !== from.host) return host.origin + path + from.search
  const isHere = from.byCountry.isUnprefixed && path === unprefixed(from.byCountry)
  return isHere ? null : path + from.search
}

/** Where a page that exists below `/{lang}/` alone is found: in the visitor's country, or in that of the host where none is known. */
export function pageOfCountry(
  hosts: HostTable,
  from: { host: SiteHost; segments: readonly string[]; search: string },
  visitorCountry: CountryCode,
): string {
  const country = visitorCountry === 'global' ? from.host.country : visitorCountry
  const host = hostOfCountry(hosts, country)
  const path = `/${[country, ...from.segments].join('/')}/${from.search}`
  return host === from.host ? path : host.origin + path
}

function pathFor(host: SiteHost, byCountry: ByCountry, country: CountryCode): string {
  const hasOwnHost = host.country === country
  // [2.2#14], [2.2#15], [2.2#19]
  if (byCountry.isUnprefixed && (hasOwnHost || isServiceCenter(byCountry.segments))) {
    return unprefixed(byCountry)
  }
  return `/${[country, ...byCountry.segments].join('/')}/`
}

function unprefixed({ segments }: ByCountry): string {
  return segments.length === 0 ? '/' : `/${segments.join('/')}/`
}
