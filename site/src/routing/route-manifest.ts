import { articleCategory } from '@carelane/main-api'

/**
 * A route that reads its query. Every other route under `/{lang}/` is cached for as long as Next says and
 * without a query, or goes past the cache with all of it where Next says that it depends on the visitor.
 */
export interface RouteRule {
  /** The path after `/{lang}/`, in the order of its segments; `*` is any one segment. */
  readonly path: string
  /** The parameters that the page reads, in the order of the key; other parameters make no new page [7#59]. */
  readonly query: Readonly<Record<string, RegExp>>
}

const category = new RegExp(`^(?:${articleCategory.options.join('|')})$`)
const page = /^[1-9]\d{0,2}$/

const ROUTE_MANIFEST: readonly RouteRule[] = [
  { path: 'news', query: { tips: /^1$/, category, page } },
  { path: 'tips', query: { category, page } },
]

/** Routes that exist without `{lang}` too (§2.1) and then show what the host's country shows. */
export function isUnprefixedRoute(segment: string, serviceBrand: string): boolean {
  return UNPREFIXED.has(segment) || segment === `about-${serviceBrand}`
}

export function ruleOf(segmentsAfterLang: readonly string[]): RouteRule | undefined {
  return ROUTE_MANIFEST.find((rule) => {
    const pattern = rule.path.split('/')
    return (
      pattern.length === segmentsAfterLang.length &&
      pattern.every((part, index) => part === '*' || part === segmentsAfterLang[index])
    )
  })
}

/** The part of a query that a route reads, in the one order that it has in a key. */
export function declaredSearch(rule: RouteRule, query: URLSearchParams): string {
  const declared = new URLSearchParams()
  for (const [name, allowed] of Object.entries(rule.query)) {
    const value = query.get(name)
    if (value !== null && allowed.test(value)) declared.set(name, value)
  }
  return declared.size === 0 ? '' : `?${declared}`
}

const UNPREFIXED: ReadonlySet<string> = new Set([
  'news',
  'tips',
  'chat',
  'choose-your-country-or-region',
  'exclusive-service',
  'repair-appointment',
  'search',
  'service-center',
])
