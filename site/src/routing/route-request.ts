import { DEFAULT_COUNTRY, DEFAULT_LOCALE, isShortUrl, parseLang } from '@carelane/countries'
import { PREVIEW_SEGMENT } from '@carelane/main-api'
import { BARE_SEGMENT } from './bare-segment'
import type { ByCountry } from './by-country'
import { findRedirect, NO_REDIRECTS, type ContentRedirects } from './content-redirects'
import { documentOfHost, documentOfSection, DOCUMENTS_SEGMENT } from './documents'
import { findHost, hostOfCountry, type HostTable, type SiteHost } from './hosts'
import { withoutOldSearch } from './old-search'
import { readRedirectTarget } from './redirect-target'
import { ownPath, readTarget, segmentsOf, type RequestTarget } from './request-target'
import {
  declaredSearch,
  isForAllCountries,
  isServiceCenter,
  isServicePolicyList,
  isUnprefixedRoute,
  isRouteOfSections,
  ruleOf,
  type RouteRule,
} from './route-manifest'

export type RouteDecision =
  | { kind: 'bad-request' }
  | { kind: 'no-such-file' }
  /** RFC 9116 */
  | { kind: 'security-contact'; host: SiteHost }
  | Redirection
  /** [2.2#1] */
  | { kind: 'short-url'; host: SiteHost; code: string }
  /** [2.1#7] */
  | { kind: 'login'; host: SiteHost; query: URLSearchParams }
  | { kind: 'api'; host: SiteHost; path: string; query: URLSearchParams }
  | { kind: 'media'; file: string; version: string | null }
  | SectionlessPage
  | PageDecision

export interface Redirection {
  kind: 'redirect'
  host: SiteHost
  location: string
  isPermanent: boolean
}

/** Only below `/{lang}/` [2.2#11]–[2.2#17]. */
export interface SectionlessPage {
  kind: 'sectionless-page'
  host: SiteHost
  segments: readonly string[]
  search: string
}

export interface PageDecision {
  kind: 'page'
  host: SiteHost
  /** For Next, with `/{lang}/`. */
  path: string
  /** The visitor's, safe in a `Location`. */
  address: string
  rewritten: boolean
  query: URLSearchParams
  search: string
  rule: RouteRule | undefined
  isPreview: boolean
  byCountry: ByCountry | null
}

export interface RoutingTable {
  readonly hosts: HostTable
  readonly serviceBrand: string
  readonly redirects: ContentRedirects
  /** Besides ours. */
  readonly allowedHosts: ReadonlySet<string>
}

export const SECURITY_CONTACT_PATH = '/.well-known/security.txt'

/** [7#51] */
const LOGIN_PATH = '/login/'

/** §2.2; one redirect is always enough. */
export function routeRequest(
  table: RoutingTable,
  request: { url: string; host: string | undefined },
): RouteDecision {
  const target = readTarget(request.url)
  if (!target) return { kind: 'bad-request' }
  const host = findHost(table.hosts, request.host)
  const segments = segmentsOf(target.path)
  const [first, ...rest] = segments
  if (first === 'media') return mediaFile(target, rest)
  if (first === 'api') {
    const path = `/${segments.join('/')}/`
    if (path !== target.path) return permanent(host, path + target.search)
    return { kind: 'api', host, path, query: target.query }
  }
  if (target.path === SECURITY_CONTACT_PATH) return { kind: 'security-contact', host }
  const ofHost = documentOfHost(target.path)
  if (ofHost) return page(host, segments, { target, inside: [host.country, DOCUMENTS_SEGMENT, ofHost] })
  if (first?.startsWith('_next') || (rest.length === 0 && first?.includes('.')))
    return { kind: 'no-such-file' }
  return routePage(table, host, target, segments)
}

/** [2.2#2], [2.2#3] */
export function shortUrlTarget(table: RoutingTable, host: SiteHost, found: string | null): Redirection {
  const home = `${table.hosts.main === host ? '' : table.hosts.main.origin}/${DEFAULT_COUNTRY}/`
  return {
    kind: 'redirect',
    host,
    location: (found !== null && locationOf(table, host, found)) || home,
    isPermanent: false,
  }
}

function routePage(
  table: RoutingTable,
  host: SiteHost,
  asked: RequestTarget,
  askedSegments: string[],
): RouteDecision {
  const { segments, target } = withoutOldSearch({
    segments: spelledOut(askedSegments, table.serviceBrand),
    target: asked,
  })
  const [first, ...rest] = segments
  if (first === undefined || isUnprefixedRoute(first, table.serviceBrand)) {
    return unprefixedPage(table, host, target, segments)
  }
  if (isRouteOfSections(first)) return sectionlessPage(table, host, target, segments)
  if (isShortUrl(first)) return { kind: 'short-url', host, code: first }
  const lang = spelling(first)
  const parsed = parseLang(lang)
  if (!parsed.ok && parsed.reason === 'script') return permanent(host, '/')
  // The cms knows a country's languages.
  if (!parsed.ok && parsed.reason !== 'language-not-offered') {
    return page(host, ['not-found'], { target, inside: [host.country, 'not-found'] })
  }
  const visible = [parsed.ok ? parsed.lang : lang, ...rest]
  const document = documentOfSection(rest)
  const path = document ? `/${visible.join('/')}` : pathOf(visible)
  const redirected = redirectOf(table, host, path) ?? oldKenyanNews(host, visible, target)
  if (redirected) return redirected
  // [2.2#20]
  const own = hostOfCountry(table.hosts, parsed.country)
  if (own !== host) return permanent(host, own.origin + path + target.search)
  if (path !== target.path) return permanent(host, path + target.search)
  if (document || rest[0] === DOCUMENTS_SEGMENT || rest[0] === BARE_SEGMENT) {
    const inside = document ? [DOCUMENTS_SEGMENT, document] : ['not-found']
    return page(host, visible, { target, inside: [String(visible[0]), ...inside] })
  }
  const isForWholeWorld = visible[0] === DEFAULT_COUNTRY && isServicePolicyList(rest)
  return page(host, visible, {
    target,
    inside: [visible[0] ?? '', ...unbranded(visible.slice(1), table.serviceBrand)],
    byCountry: isForWholeWorld ? { segments: rest, isUnprefixed: false } : null,
  })
}

function sectionlessPage(
  table: RoutingTable,
  host: SiteHost,
  target: RequestTarget,
  segments: string[],
): RouteDecision {
  const path = pathOf(segments)
  const redirected = redirectOf(table, host, path)
  if (redirected) return redirected
  if (path !== target.path) return permanent(host, path + target.search)
  return { kind: 'sectionless-page', host, segments, search: target.search }
}

/** [2.2#22]; a number is an article's id. */
function oldKenyanNews(host: SiteHost, visible: readonly string[], { search }: RequestTarget) {
  const [lang, detail, slug = '', ...rest] = visible
  const isOld = lang === 'ke' && detail === 'detail' && rest.length === 0 && /[^\d]/.test(slug)
  return isOld ? permanent(host, pathOf([lang, 'news-detail', slug]) + search) : null
}

function unprefixedPage(
  table: RoutingTable,
  host: SiteHost,
  target: RequestTarget,
  segments: string[],
): RouteDecision {
  const [first] = segments
  const path = pathOf(segments)
  const redirected = redirectOf(table, host, path)
  if (redirected) return redirected
  if (path !== target.path) return permanent(host, path + target.search)
  if (path === LOGIN_PATH) return { kind: 'login', host, query: target.query }
  const isByCountry = first === undefined || !isForAllCountries(first)
  return page(host, segments, {
    target,
    inside: [host.country, ...bare(unbranded(segments, table.serviceBrand))],
    byCountry: isByCountry ? { segments, isUnprefixed: true } : null,
  })
}

function page(
  host: SiteHost,
  visible: readonly string[],
  {
    target,
    inside,
    byCountry = null,
  }: { target: RequestTarget; inside: string[]; byCountry?: ByCountry | null },
): PageDecision {
  const path = pathOf(inside)
  const rule = ruleOf(inside.slice(1))
  const search = rule ? declaredSearch(rule, target.query) : ''
  return {
    kind: 'page',
    host,
    path,
    address: ownPath(target.path),
    rewritten: path !== pathOf(visible),
    query: target.query,
    search,
    rule,
    isPreview: inside.length === 2 && inside[1] === PREVIEW_SEGMENT,
    byCountry,
  }
}

/** Null if redirects loop or lead nowhere. */
function redirectOf(table: RoutingTable, host: SiteHost, path: string): Redirection | null {
  const found = findRedirect(table.redirects, path)
  if (!found) return null
  const location = locationOf(table, host, found.to, new Set([path]))
  return location === null ? null : { kind: 'redirect', host, location, isPermanent: found.permanent }
}

function locationOf(
  table: RoutingTable,
  from: SiteHost,
  target: string,
  passed: ReadonlySet<string> = new Set(),
): string | null {
  const read = readRedirectTarget(table.hosts, table.allowedHosts, target)
  if (!read) return null
  if (read.kind === 'outside') return read.href
  const asked = readTarget(read.url)
  if (!asked) return null
  const { hash } = new URL(read.url, 'http://site')
  const path = pathOf(segmentsOf(asked.path))
  const next = findRedirect(table.redirects, path)
  if (next) {
    if (passed.has(path) || passed.size > 9) return null
    return locationOf(table, from, next.to, new Set([...passed, path]))
  }
  const decision = routeRequest(
    { ...table, redirects: NO_REDIRECTS },
    { url: asked.path + asked.search, host: (read.host ?? from).host },
  )
  const origin = read.host && read.host !== from ? read.host.origin : ''
  if (decision.kind === 'redirect') {
    return decision.location.startsWith('/') ? origin + decision.location + hash : decision.location + hash
  }
  return decision.kind === 'page' || decision.kind === 'sectionless-page' || decision.kind === 'media'
    ? origin + ownPath(asked.path) + asked.search + hash
    : null
}

/** Drops the fallback language's prefix [2.2#6]; editors write `about` without the brand. */
function spelledOut(asked: string[], serviceBrand: string): string[] {
  const segments = withoutOldVariant(asked[0] === DEFAULT_LOCALE ? asked.slice(1) : asked)
  const last = segments.length - 1
  if (last > 1 || segments[last] !== 'about') return segments
  return [...segments.slice(0, last), `about-${serviceBrand}`]
}

/** [2.1#39] */
function withoutOldVariant(segments: string[]): string[] {
  const isOld = segments.length < 4 && /^index[12]$/.test(segments.at(-1) ?? '')
  return isOld && segments.at(-2) === 'service-center' ? segments.slice(0, -1) : segments
}

function unbranded(segments: readonly string[], serviceBrand: string): string[] {
  return segments.length === 1 && segments[0] === `about-${serviceBrand}` ? ['about'] : [...segments]
}

/** 'Hidden shell' of §2.2. */
function bare(segments: string[]): string[] {
  return isServiceCenter(segments) ? [BARE_SEGMENT, ...segments] : segments
}

/** [2.2#10] */
function spelling(segment: string): string {
  const decoded = decodeURIComponent(segment)
  const parsed = parseLang(decoded)
  return !parsed.ok && parsed.reason === 'uppercase' ? parsed.lowercase : decoded
}

function mediaFile(target: RequestTarget, rest: string[]): RouteDecision {
  const [file] = rest
  if (rest.length !== 1 || !file || !/^[\w-][\w.-]{0,199}$/.test(file)) return { kind: 'no-such-file' }
  return { kind: 'media', file, version: target.query.get('v') }
}

function permanent(host: SiteHost, location: string): Redirection {
  return { kind: 'redirect', host, location, isPermanent: true }
}

function pathOf(segments: readonly string[]): string {
  return segments.length === 0 ? '/' : `/${segments.join('/')}/`
}
