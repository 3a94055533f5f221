import type { SiteHost } from '@/routing/hosts'

export type HeaderList = readonly (readonly [name: string, value: string])[]

/** What every answer carries, whatever it contains. */
const BASE_HEADERS: HeaderList = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  // The policy's frame-ancestors says the same to all but old browsers, and not of answers without a policy.
  ['x-frame-options', 'SAMEORIGIN'],
]

/** What can be shown as a page of its own has these too; nothing else could use what they forbid. */
const PAGE_HEADERS: HeaderList = [
  ...BASE_HEADERS,
  ['permissions-policy', 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()'],
  ['cross-origin-opener-policy', 'same-origin-allow-popups'],
]

/** A draft is for one editor's eyes, in a frame of the admin: its address is told to nobody, and a window may talk to the admin that opened it. */
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

/** A host reached over plain http, as on a developer's machine, must not lock itself out. */
function withTransportSecurity(headers: HeaderList, host: SiteHost): HeaderList {
  if (!host.origin.startsWith('https:')) return headers
  return [...headers, ['strict-transport-security', `max-age=${ONE_YEAR_SECONDS}`]]
}
