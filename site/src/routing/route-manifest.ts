import { articleCategory } from '@carelane/main-api'
import { segmentsOf } from './request-target'
import { ALL_ROUTES, findRoute, type Route, type RoutePath } from './routes'

export interface RouteRule {
  readonly path: RoutePath
  /** In cache key order; others make no new page [7#59]. */
  readonly query: Readonly<Record<string, RegExp>>
  readonly typed: readonly string[]
}

/** §2.1 */
export function isUnprefixedRoute(segment: string, serviceBrand: string): boolean {
  return UNPREFIXED.has(segment) || segment === `about-${serviceBrand}`
}

export function isRouteOfSections(segment: string): boolean {
  return OF_SECTIONS.has(segment)
}

/** [2.2#12] */
export function isForAllCountries(segment: string): boolean {
  return UNPREFIXED.get(segment) === 'for-all'
}

/** [2.2#19] */
export function isServiceCenter(segments: readonly string[]): boolean {
  return segments[0] === 'service-center'
}

/** [2.2#18] */
export function isServicePolicyList(segments: readonly string[]): boolean {
  return segments.length === 1 && segments[0] === 'service-policy'
}

export function takesPhotos(path: string): boolean {
  const [, , tool = ''] = path.split('/')
  return PHOTO_FORMS.has(tool)
}

/** With the camera and the microphone of the visitor, who is asked for each. */
export function testsDevices(path: string): boolean {
  return findRoute(segmentsOf(path).slice(1))?.testsDevices === true
}

export function ruleOf(segmentsAfterLang: readonly string[]): RouteRule | undefined {
  const route = findRoute(segmentsAfterLang)
  return route && RULES.get(route.path)
}

export function declaredSearch(rule: RouteRule, query: URLSearchParams): string {
  const declared = new URLSearchParams()
  for (const [name, allowed] of Object.entries(rule.query)) {
    const value = query.get(name)
    if (value !== null && allowed.test(value)) declared.set(name, value)
  }
  return declared.size === 0 ? '' : `?${declared}`
}

export function isTyped({ query: declared, typed }: RouteRule, query: URLSearchParams): boolean {
  return typed.some((name) => {
    const value = query.get(name) ?? ''
    return value !== '' && !declared[name]?.test(value)
  })
}

const CATEGORY = new RegExp(`^(?:${articleCategory.options.join('|')})$`)

const RULES = new Map(
  ALL_ROUTES.flatMap(({ path, query, typed }) =>
    query || typed ? [[path, { path, query: patternsOf(query), typed: typed ?? [] }] as const] : [],
  ),
)

function patternsOf(query: Route['query'] = {}): RouteRule['query'] {
  const patterns = Object.entries(query).map(([name, allowed]) => [
    name,
    allowed === 'article-category' ? CATEGORY : allowed,
  ])
  return Object.fromEntries(patterns)
}

const PHOTO_FORMS = new Set<string>(ALL_ROUTES.filter((route) => route.takesPhotos).map(({ first }) => first))

// 'about' has the brand in its address.
const OF_VISITORS = ALL_ROUTES.filter(
  ({ path, isInternal }) => path !== '' && path !== 'about' && !isInternal,
)

const OF_SECTIONS = new Set<string>(OF_VISITORS.map(({ first }) => first))

const UNPREFIXED = new Map<string, Route['unprefixed']>(
  OF_VISITORS.flatMap(({ path, unprefixed }) => (unprefixed ? [[path, unprefixed]] : [])),
)
