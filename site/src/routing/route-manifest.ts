import { articleCategory, ROUTE_NAMES } from '@carelane/main-api'

/** A route that reads its query. All others are cached without one, or bypass the cache. */
export interface RouteRule {
  /** After `/{lang}/`; `*` is any one segment. */
  readonly path: string
  /** In the order of the cache key; others make no new page [7#59]. */
  readonly query: Readonly<Record<string, RegExp>>
  /** Other values than in `query` bypass the cache, which they would fill up. */
  readonly typed?: readonly string[]
}

const category = new RegExp(`^(?:${articleCategory.options.join('|')})$`)
const page = /^[1-9]\d{0,2}$/

const CENTERS = ['country', 'state', 'city', 'brand', 'q', 'open', 'page']

const ROUTE_MANIFEST: readonly RouteRule[] = [
  { path: 'news', query: { tips: /^1$/, category, page } },
  { path: 'tips', query: { category, page } },
  // The header's icon sends 1 [2.1#38].
  { path: 'search', query: { mode: /^ai$/, q: /^1$/ }, typed: ['q'] },
  { path: 'drivers-download', query: {}, typed: ['brand', 'named'] },
  { path: 'service-manal', query: { page }, typed: ['q', 'product'] },
  { path: 'service-manal-detail', query: {}, typed: ['id'] },
  { path: 'warranty-check', query: {}, typed: ['from'] },
  { path: 'repair-status', query: {}, typed: ['from'] },
  { path: 'spare-parts-serial', query: {}, typed: ['from'] },
  { path: 'spare-parts-price', query: {}, typed: ['product', 'named'] },
  { path: 'service-center', query: {}, typed: CENTERS },
  { path: 'bare/service-center', query: {}, typed: CENTERS },
  { path: 'repair-appointment', query: {}, typed: [...CENTERS, 'center', 'from'] },
]

/** §2.1 */
export function isUnprefixedRoute(segment: string, serviceBrand: string): boolean {
  return segment in UNPREFIXED || segment === `about-${serviceBrand}`
}

export function isRouteOfSections(segment: string): boolean {
  return OF_SECTIONS.has(segment)
}

/** [2.2#12] */
export function isForAllCountries(segment: string): boolean {
  return UNPREFIXED[segment] === 'for-all'
}

/** [2.2#19] */
export function isServiceCenter(segments: readonly string[]): boolean {
  return segments[0] === 'service-center'
}

/** [2.2#18] */
export function isServicePolicyList(segments: readonly string[]): boolean {
  return segments.length === 1 && segments[0] === 'service-policy'
}

/** @param path with `/{lang}/` */
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

export function declaredSearch(rule: RouteRule, query: URLSearchParams): string {
  const declared = new URLSearchParams()
  for (const [name, allowed] of Object.entries(rule.query)) {
    const value = query.get(name)
    if (value !== null && allowed.test(value)) declared.set(name, value)
  }
  return declared.size === 0 ? '' : `?${declared}`
}

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
  // Not in §2.1, yet without {lang} [2.2#9].
  'service-policy': 'by-country',
  // Formerly the policies [7#54]–[7#57]; browsers keep the fragment across a redirect.
  shopadmin: 'by-country',
  chat: 'for-all',
  'choose-your-country-or-region': 'for-all',
  error: 'for-all',
  'exclusive-service': 'for-all',
  login: 'for-all',
  search: 'for-all',
}
