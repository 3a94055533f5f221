import { articleCategory, ROUTE_NAMES } from '@carelane/main-api'

/**
 * A route that reads its query. Every other route under `/{lang}/` is cached for as long as Next says and
 * without a query, or goes past the cache with all of it where Next says that it depends on the visitor.
 */
export interface RouteRule {
  /** The path after `/{lang}/`, in the order of its segments; `*` is any one segment. */
  readonly path: string
  /** The parameters that the page reads, in the order of the key; other parameters make no new page [7#59]. */
  readonly query: Readonly<Record<string, RegExp>>
  /**
   * The parameters that hold what a visitor typed or chose. With any value but the declared ones the page is for that
   * visitor alone and goes past the cache, which a stream of questions would empty of all other pages.
   */
  readonly typed?: readonly string[]
}

const category = new RegExp(`^(?:${articleCategory.options.join('|')})$`)
const page = /^[1-9]\d{0,2}$/

/** The first page of a section's own centres is cached; places and words of others are asked by few. */
const CENTERS = ['country', 'state', 'city', 'brand', 'q', 'open', 'page']

const ROUTE_MANIFEST: readonly RouteRule[] = [
  { path: 'news', query: { tips: /^1$/, category, page } },
  { path: 'tips', query: { category, page } },
  // The header's icon asks 1 [2.1#38].
  { path: 'search', query: { mode: /^ai$/, q: /^1$/ }, typed: ['q'] },
  { path: 'drivers-download', query: {}, typed: ['brand', 'named'] },
  { path: 'service-manal', query: { page }, typed: ['q', 'product'] },
  { path: 'service-manal-detail', query: {}, typed: ['id'] },
  // A number that was told to the assistant.
  { path: 'warranty-check', query: {}, typed: ['from'] },
  { path: 'repair-status', query: {}, typed: ['from'] },
  { path: 'spare-parts-serial', query: {}, typed: ['from'] },
  // Who names a product is asking for prices of the moment.
  { path: 'spare-parts-price', query: {}, typed: ['product', 'named'] },
  { path: 'service-center', query: {}, typed: CENTERS },
  { path: 'bare/service-center', query: {}, typed: CENTERS },
  // With a centre it is a form of one visitor.
  { path: 'repair-appointment', query: {}, typed: [...CENTERS, 'center', 'from'] },
]

/** Routes that exist without `{lang}` too (§2.1) and then show what the host's country shows. */
export function isUnprefixedRoute(segment: string, serviceBrand: string): boolean {
  return segment in UNPREFIXED || segment === `about-${serviceBrand}`
}

/** Whether pages below `/{lang}/` begin with this name. */
export function isRouteOfSections(segment: string): boolean {
  return OF_SECTIONS.has(segment)
}

/** Whether a route without `{lang}` shows the same to visitors of all countries [2.2#12]. */
export function isForAllCountries(segment: string): boolean {
  return UNPREFIXED[segment] === 'for-all'
}

/** [2.2#19] */
export function isServiceCenter(segments: readonly string[]): boolean {
  return segments[0] === 'service-center'
}

/** The list of service policies, which leads a visitor from the whole world's to their country's [2.2#18]. */
export function isServicePolicyList(segments: readonly string[]): boolean {
  return segments.length === 1 && segments[0] === 'service-policy'
}

/** Whether forms of a page may carry photos, by its path with `/{lang}/` at its beginning. */
export function takesPhotos(path: string): boolean {
  const [, , tool = ''] = path.split('/')
  return PHOTO_FORMS.has(tool)
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

/** Whether the query holds what a visitor typed or chose. */
export function isTyped({ query: declared, typed = [] }: RouteRule, query: URLSearchParams): boolean {
  return typed.some((name) => {
    const value = query.get(name) ?? ''
    return value !== '' && !declared[name]?.test(value)
  })
}

const PHOTO_FORMS = new Set(['repair-appointment', 'phone-unlocking-appeal'])

const OF_SECTIONS: ReadonlySet<string> = new Set([
  ...ROUTE_NAMES.filter((name) => name !== 'home' && name !== 'about'),
  'account',
])

const UNPREFIXED: Readonly<Record<string, 'for-all' | 'by-country'>> = {
  news: 'by-country',
  tips: 'by-country',
  'repair-appointment': 'by-country',
  'service-center': 'by-country',
  // Not in §2.1, and still among those that need no {lang} [2.2#9].
  'service-policy': 'by-country',
  // Where the policies used to be [7#54]–[7#57]; browsers keep the fragment when they are led on.
  shopadmin: 'by-country',
  chat: 'for-all',
  'choose-your-country-or-region': 'for-all',
  error: 'for-all',
  'exclusive-service': 'for-all',
  login: 'for-all',
  search: 'for-all',
}
