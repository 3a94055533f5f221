export interface Route {
  /** Parameters that make pages, in cache key order; others do not [7#59]. */
  readonly query?: Readonly<Record<string, RegExp | 'article-category'>>
  /** Other values bypass the cache, which they would fill. */
  readonly typed?: readonly string[]
  /** Without `{lang}`: one page for all, or each visitor's own. Others lead below `{lang}` [2.2#11]–[2.2#17]. */
  readonly unprefixed?: 'for-all' | 'by-country'
  /** In the table's order. */
  readonly siteMap?: 'every-section' | 'sections-of-document'
  /** From search engines: about one visitor, or of no interest. */
  readonly isHidden?: true
  /** Mostly read, so its scripts wait; a list names such documents. */
  readonly isRead?: true | readonly string[]
  /** Kept offline: editors' content for everybody. */
  readonly isKept?: true
  /** No full load from menus [2.2#25]. */
  readonly isSoft?: true
  /** In its form, or one below. */
  readonly takesPhotos?: true
  /** May ask for camera and microphone. */
  readonly testsDevices?: true
  /** No advertisement or audience is tied to it. */
  readonly isUnnamed?: true
  /** Visitors are never led there. */
  readonly isInternal?: true
}

const page = /^[1-9]\d{0,2}$/

const CENTERS = [
  ...['country', 'state', 'city', 'brand', 'kind', 'q', 'open'],
  ...['model', 'part', 'sort', 'page'],
]

/**
 * Paths below `/{lang}/`, as the folders of `site/src/app/[lang]`; `*` at the end is any one segment. Other modules derive what they
 * know of routes from this table.
 */
export const ROUTES = {
  '': { unprefixed: 'by-country', siteMap: 'every-section', isRead: true, isKept: true },

  news: {
    query: { tips: /^1$/, category: 'article-category', page },
    unprefixed: 'by-country',
    siteMap: 'every-section',
    isRead: true,
    isKept: true,
    isSoft: true,
  },
  tips: {
    query: { category: 'article-category', page },
    unprefixed: 'by-country',
    siteMap: 'every-section',
    isRead: true,
    isKept: true,
    isSoft: true,
  },
  faq: { siteMap: 'every-section', isRead: true, isKept: true },
  search: {
    // The header's icon sends 1 [2.1#38].
    query: { mode: /^ai$/, q: /^1$/ },
    typed: ['q'],
    unprefixed: 'for-all',
    siteMap: 'every-section',
  },
  // Missing in §2.1, yet named by [2.2#9].
  'service-policy': {
    unprefixed: 'by-country',
    siteMap: 'every-section',
    isRead: true,
    isKept: true,
    isSoft: true,
  },
  chat: { unprefixed: 'for-all', siteMap: 'every-section' },
  'choose-your-country-or-region': { unprefixed: 'for-all', siteMap: 'every-section', isRead: true },
  'drivers-download': { typed: ['brand', 'named'], siteMap: 'every-section' },
  'phone-unlocking-appeal': { siteMap: 'every-section', takesPhotos: true },
  'purchase-service': { siteMap: 'every-section' },
  'purchase-service-offline': { siteMap: 'every-section' },
  'pick-up': { siteMap: 'every-section' },
  recalls: { siteMap: 'every-section' },
  'repair-appointment': {
    typed: [...CENTERS, 'center', 'from', 'slot'],
    unprefixed: 'by-country',
    siteMap: 'every-section',
    takesPhotos: true,
  },
  'find-the-fault': { siteMap: 'every-section', isUnnamed: true },
  'repair-cost': {
    query: {
      fault:
        /^(?:cracked-screen|battery|charging-port|camera|back-cover|speaker|microphone|water-damage|buttons|does-not-turn-on)$/,
    },
    siteMap: 'every-section',
    isRead: true,
  },
  'repair-status': { typed: ['from'], siteMap: 'every-section', isSoft: true },
  'service-center': {
    typed: CENTERS,
    unprefixed: 'by-country',
    siteMap: 'every-section',
    isKept: true,
    isSoft: true,
  },
  'spare-parts-price': { typed: ['product', 'named'], siteMap: 'every-section', isSoft: true },
  'spare-parts-serial': { typed: ['from'], siteMap: 'every-section' },
  'is-it-us': { siteMap: 'every-section' },
  'hand-in': {
    query: { kind: /^(?:laptop|tv|appliance)$/ },
    siteMap: 'every-section',
    isKept: true,
    isUnnamed: true,
  },
  accessibility: { siteMap: 'every-section', isRead: true, isUnnamed: true },
  'your-data': { siteMap: 'every-section', isRead: true, isUnnamed: true },
  'warranty-check': { typed: ['from'], siteMap: 'every-section', isSoft: true },

  'protection/faq': { siteMap: 'every-section', isRead: true, isKept: true },
  'protection/terms': { siteMap: 'every-section', isRead: true, isKept: true },
  'warranty-check/broken-screen': { siteMap: 'every-section' },

  // As in `LANDING_PAGES`.
  'phone-repair': { siteMap: 'sections-of-document', isRead: true, isKept: true },
  'phone-repair-services': { siteMap: 'sections-of-document', isRead: true, isKept: true },
  'broken-screen-service': { siteMap: 'sections-of-document', isRead: true, isKept: true },
  'air-conditioner-repair-and-service': { siteMap: 'sections-of-document', isRead: true },
  'after-sales': { siteMap: 'sections-of-document', isRead: true, isKept: true },
  'tv-warranty': { typed: ['from'], siteMap: 'sections-of-document' },
  'service-manal': { query: { page }, typed: ['q', 'product'], siteMap: 'sections-of-document' },
  'service-manal-detail': { typed: ['id'], siteMap: 'sections-of-document' },
  'exclusive-service': { unprefixed: 'for-all', siteMap: 'sections-of-document', isRead: true, isKept: true },
  protection: { siteMap: 'sections-of-document', isRead: true, isKept: true },
  // Its address is `about-{brand}`.
  about: { unprefixed: 'by-country', siteMap: 'sections-of-document', isRead: true, isSoft: true },
  contact: { siteMap: 'sections-of-document', isRead: true, isKept: true, isSoft: true },

  'news-detail/*': { siteMap: 'sections-of-document', isRead: true, isKept: true },
  'tips-detail/*': { siteMap: 'sections-of-document', isRead: true, isKept: true },
  'faq/*': { siteMap: 'sections-of-document', isRead: true, isKept: true },
  'service-policy/*': { siteMap: 'sections-of-document', isRead: true, isKept: true },
  // 'cookies' shows the visitor's choice, which needs scripts.
  'policy/*': { siteMap: 'sections-of-document', isRead: ['pk-policy', 'privacy', 'terms'], isKept: true },

  // In site maps by the trees of a country: `site/src/features/seo/finder-entries.ts`. Each answer is a page.
  'find-the-fault/*': { typed: ['a'], testsDevices: true, isUnnamed: true },
  // In site maps by the models of the service: `site/src/features/seo/repair-cost-entries.ts`.
  'repair-cost/*': { isRead: true },
  'repair-cost/*/*': {},

  'detail/*': {},
  survey: {},
  'protection/faq/*': { isRead: true, isKept: true },
  'protection/terms/*': { isRead: true, isKept: true },
  'phone-unlocking-appeal/mine': { isHidden: true },
  'phone-unlocking-appeal/new': { isHidden: true },
  'phone-unlocking-appeal/show': { isHidden: true },
  'pick-up/address': { isHidden: true },
  'pick-up/label': { isHidden: true },
  'pick-up/show': { isHidden: true },
  'pick-up/time': { isHidden: true },
  'purchase-service/confirm': { isHidden: true },
  'purchase-service/detail': { isHidden: true },
  'purchase-service/list': { isHidden: true },
  'purchase-service/order-list': { isHidden: true },
  'purchase-service/pay': { isHidden: true },
  'purchase-service/policy': { isHidden: true },
  'purchase-service-offline/confirm': { isHidden: true },
  'purchase-service-offline/detail': { isHidden: true },
  'purchase-service-offline/list': { isHidden: true },
  'purchase-service-offline/order-list': { isHidden: true },
  'purchase-service-offline/pay': { isHidden: true },
  'purchase-service-offline/store': { isHidden: true },
  'repair-appointment/show': { isHidden: true },
  'repair-appointment/ticket': { typed: ['center', 'of'], isHidden: true },
  'repair-status/quote': { isHidden: true },
  'repair-status/rate': { isHidden: true },
  'repair-status/report': { isHidden: true },
  'repair-status/show': { isHidden: true },
  'repair-status/word': { isHidden: true },
  'warranty-check/order-list': { isHidden: true },
  'warranty-check/order-list/info': { isHidden: true },
  'warranty-check/warranty/show': { isHidden: true },
  account: { isHidden: true, isUnnamed: true },
  // From the answer of a check.
  contest: { isHidden: true, isUnnamed: true, takesPhotos: true },
  'contest/show': { isHidden: true, isUnnamed: true },
  error: { unprefixed: 'for-all', isHidden: true, isUnnamed: true },
  login: { unprefixed: 'for-all', isHidden: true, isUnnamed: true },
  'my-devices': { isHidden: true, isUnnamed: true },
  'your-data/mine': { isHidden: true, isUnnamed: true },
  // From a QR code on paper.
  'repair-guarantee': { isHidden: true, isUnnamed: true },
  // [7#54]–[7#57]; browsers keep the fragment across a redirect.
  shopadmin: { unprefixed: 'by-country', isHidden: true, isUnnamed: true },

  'bare/service-center': { typed: CENTERS, isInternal: true },
  'documents/*': { isInternal: true },
  preview: { isHidden: true, isInternal: true },
  'ui-parts': { isHidden: true, isInternal: true },
} as const satisfies Record<string, Route>

export type RoutePath = keyof typeof ROUTES

type FirstOf<Path extends string> = Path extends `${infer First}/${string}` ? First : Path

type PathsWith<Column extends keyof Route> = {
  [Path in RoutePath]: (typeof ROUTES)[Path] extends { readonly [Each in Column]: true } ? Path : never
}[RoutePath]

export type KeptSegment = FirstOf<PathsWith<'isKept'>>

/** `about` has the brand in its address. */
export type LinkedPage = 'home' | Exclude<RoutePath, '' | 'about' | `${string}*` | PathsWith<'isInternal'>>

export const ALL_ROUTES = (Object.keys(ROUTES) as RoutePath[]).map((path) => {
  const route: Route = ROUTES[path]
  return { ...route, path, first: firstOf(path) }
})

const BY_PATH = new Map<string, (typeof ALL_ROUTES)[number]>(ALL_ROUTES.map((route) => [route.path, route]))

/** @param segments below `/{lang}/` */
export function findRoute(segments: readonly string[]): (typeof ALL_ROUTES)[number] | undefined {
  const ended = (ends: number) => [...segments.slice(0, -ends), ...Array(ends).fill('*')].join('/')
  return (
    BY_PATH.get(segments.join('/')) ??
    BY_PATH.get(ended(1)) ??
    (segments.length > 2 ? BY_PATH.get(ended(2)) : undefined)
  )
}

function firstOf(path: RoutePath): string {
  return path.split('/')[0] ?? ''
}
