import { DEFAULT_LOCALE, parseLang } from '@carelane/countries'
import { findHost, hostOfCountry, type HostTable, type SiteHost } from './hosts'
import { readTarget, segmentsOf, type RequestTarget } from './request-target'
import { declaredSearch, isUnprefixedRoute, ruleOf, type RouteRule } from './route-manifest'

export type RouteDecision =
  | { kind: 'bad-request' }
  /** Not a page and not a file of ours: a short answer without a page. */
  | { kind: 'no-such-file' }
  /** `location` is a path, or an absolute URL on another host of ours. */
  | { kind: 'redirect'; host: SiteHost; location: string }
  | { kind: 'api'; host: SiteHost; path: string; query: URLSearchParams }
  | { kind: 'media'; file: string; version: string | null }
  /** A file that Next makes, such as robots.txt. */
  | { kind: 'file'; host: SiteHost }
  | {
      kind: 'page'
      host: SiteHost
      /** What Next is asked for: begins with `/{lang}/`. */
      path: string
      /** Whether the visitor's address is another one. */
      rewritten: boolean
      query: URLSearchParams
      /** The declared parameters alone, in the manifest's order; empty, or with its question mark. */
      search: string
      rule: RouteRule | undefined
    }

export interface RoutingTable {
  readonly hosts: HostTable
  readonly serviceBrand: string
  /** Paths of the files that Next makes. */
  readonly files: ReadonlySet<string>
}

/** Decides what a request is for (§2.2): pure, and at most one redirect for any address. */
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
    if (path !== target.path) return { kind: 'redirect', host, location: path + target.search }
    return { kind: 'api', host, path, query: target.query }
  }
  if (table.files.has(target.path)) return { kind: 'file', host }
  if (first?.startsWith('_next') || (rest.length === 0 && first?.includes('.')))
    return { kind: 'no-such-file' }
  return routePage(table, host, target, segments)
}

function routePage(
  table: RoutingTable,
  host: SiteHost,
  target: RequestTarget,
  asked: string[],
): RouteDecision {
  // [2.2#6]
  const segments = asked[0] === DEFAULT_LOCALE ? asked.slice(1) : asked
  const [first, ...rest] = segments
  const page = (on: SiteHost, visible: string[], inside: string[]): RouteDecision => {
    const address = pathOf(visible)
    if (on !== host) return { kind: 'redirect', host, location: on.origin + address + target.search }
    if (address !== target.path) return { kind: 'redirect', host, location: address + target.search }
    const path = pathOf(inside)
    const rule = ruleOf(inside.slice(1))
    const { query } = target
    const search = rule ? declaredSearch(rule, query) : ''
    return { kind: 'page', host, path, rewritten: path !== address, query, search, rule }
  }
  if (first === undefined || isUnprefixedRoute(first, table.serviceBrand)) {
    return page(host, segments, [host.country, ...segments])
  }
  const lang = spelling(first)
  const parsed = parseLang(lang)
  if (parsed.ok) {
    // [2.2#20], and the other way round: a page has one address.
    const visible = [parsed.lang, ...rest]
    return page(hostOfCountry(table.hosts, parsed.country), visible, visible)
  }
  if (parsed.reason === 'script') return { kind: 'redirect', host, location: '/' }
  // Which languages a country has is the editors' decision: the page asks the cms.
  if (parsed.reason === 'language-not-offered') {
    const visible = [lang, ...rest]
    return page(hostOfCountry(table.hosts, parsed.country), visible, visible)
  }
  return {
    kind: 'page',
    host,
    path: pathOf([host.country, 'not-found']),
    rewritten: true,
    query: target.query,
    search: '',
    rule: undefined,
  }
}

/** [2.2#10]: capitals are read as small letters, and so redirected together with whatever else is not right. */
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

function pathOf(segments: readonly string[]): string {
  return segments.length === 0 ? '/' : `/${segments.join('/')}/`
}
