import { DEFAULT_COUNTRY, type CountryCode } from '@carelane/countries'

export interface SiteHost {
  readonly country: CountryCode
  /** Without a trailing slash. */
  readonly origin: string
  /** Name and port. */
  readonly host: string
  readonly hostname: string
}

export interface HostTable {
  readonly main: SiteHost
  readonly all: readonly SiteHost[]
}

interface HostAddresses {
  SITE_URL: string
  INDIA_SITE_URL: string
  RUSSIA_SITE_URL: string
}

export function hostTable(addresses: HostAddresses): HostTable {
  const main = siteHost(DEFAULT_COUNTRY, addresses.SITE_URL)
  const own = [siteHost('in', addresses.INDIA_SITE_URL), siteHost('ru', addresses.RUSSIA_SITE_URL)]
  // A group may use one host.
  return { main, all: [main, ...own.filter((host) => host.origin !== main.origin)] }
}

/** Unknown names count as main, and are never echoed. */
export function findHost(table: HostTable, header: string | undefined): SiteHost {
  if (header === undefined) return table.main
  const asked = header.toLowerCase()
  const name = asked.replace(/:\d+$/, '')
  return (
    table.all.find((host) => host.host === asked) ??
    table.all.find((host) => host.hostname === name) ??
    table.main
  )
}

/** [2.2#14], [2.2#15], [2.2#17] */
export function hostOfCountry(table: HostTable, country: CountryCode): SiteHost {
  return table.all.find((host) => host.country === country) ?? table.main
}

function siteHost(country: CountryCode, address: string): SiteHost {
  const { origin, host, hostname } = new URL(address)
  return { country, origin, host, hostname }
}
