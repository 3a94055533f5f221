import type { SiteHost } from '@/routing/hosts'
import { testsDevices } from '@/routing/route-manifest'
import { policyOfType } from './policy-of-type'

export type HeaderList = readonly (readonly [name: string, value: string])[]

const BASE_HEADERS: HeaderList = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
]

const PAGE_HEADERS: HeaderList = [
  ...BASE_HEADERS,
  // For old browsers.
  ['x-frame-options', 'SAMEORIGIN'],
  ['cross-origin-opener-policy', 'same-origin-allow-popups'],
]

/** Only tests of a device use them. */
const OF_TESTS = 'camera=(self), geolocation=(self), microphone=(self), payment=(), usb=()'
const OF_OTHERS = 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()'

/** Draft addresses are private; their window may talk to the admin. */
const PREVIEW_HEADERS: HeaderList = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'no-referrer'],
  ['x-robots-tag', 'noindex, nofollow, noarchive'],
  ['permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
]

const ONE_YEAR_SECONDS = 31_536_000

/** Of what is no page. */
export function baseHeadersFor(host: SiteHost, type?: string): HeaderList {
  const own: HeaderList = [
    ['content-security-policy', policyOfType(type)],
    ['x-frame-options', 'DENY'],
  ]
  return withTransportSecurity([...BASE_HEADERS, ...own], host)
}

/** @param path of the page */
export function pageHeadersFor(host: SiteHost, path: string): HeaderList {
  const permissions = ['permissions-policy', testsDevices(path) ? OF_TESTS : OF_OTHERS] as const
  return withTransportSecurity([...PAGE_HEADERS, permissions], host)
}

export function previewHeadersFor(host: SiteHost): HeaderList {
  return withTransportSecurity(PREVIEW_HEADERS, host)
}

function withTransportSecurity(headers: HeaderList, host: SiteHost): HeaderList {
  if (!host.origin.startsWith('https:')) return headers
  return [...headers, ['strict-transport-security', `max-age=${ONE_YEAR_SECONDS}; includeSubDomains`]]
}
