import type { CountryCode } from '@carelane/countries'
import { hostOfCountry, type HostTable, type SiteHost } from './hosts'
import { isServiceCenter } from './route-manifest'

/** [2.2#11]–[2.2#19] */
export interface ByCountry {
  /** After `{lang}`. */
  readonly segments: readonly string[]
  readonly isUnprefixed: boolean
}

/** Absolute on other hosts, else a path; null to stay. */
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
