import type { SiteHost } from '@/routing/hosts'

export type HeaderList = readonly (readonly [name: string, value: string])[]

const BASE_HEADERS: HeaderList = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  // For old browsers, and answers without a policy.
  ['x-frame-options', 'SAMEORIGIN'],
]

const PAGE_HEADERS: HeaderList = [
  ...BASE_HEADERS,
  ['permissions-policy', 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()'],
  ['cross-origin-opener-policy', 'same-origin-allow-popups'],
]

/** Draft addresses are private; their window may talk to the admin. */
const PREVIEW_HEADERS: HeaderList = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'no-referrer'],
  ['x-robots-tag', 'noindex, nofollow, noarchive'],
  ['permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
]

const ONE_YEAR_SECONDS = 31_536_000

export function baseHeadersFor(host: SiteHost): HeaderList {
  return withTransportSecurity(BASE_HEADERS, host)
}

export function pageHeadersFor(host: SiteHost): HeaderList {
  return withTransportSecurity(PAGE_HEADERS, host)
}

export function previewHeadersFor(host: SiteHost): HeaderList {
  return withTransportSecurity(PREVIEW_HEADERS, host)
}

function withTransportSecurity(headers: HeaderList, host: SiteHost): HeaderList {
  if (!host.origin.startsWith('https:')) return headers
  return [...headers, ['strict-transport-security', `max-age=${ONE_YEAR_SECONDS}; includeSubDomains`]]
}
