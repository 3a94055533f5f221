/** Below `/{lang}/`, by the names that code and an ad's `blockLink` use. */
export const PAGES = {
  home: '',
  account: 'account',
  news: 'news',
  tips: 'tips',
  'warranty-check': 'warranty-check',
  faq: 'faq',
  'service-policy': 'service-policy',
  protection: 'protection',
  'protection-faq': 'protection/faq',
  'protection-terms': 'protection/terms',
  'choose-your-country-or-region': 'choose-your-country-or-region',
  'after-sales': 'after-sales',
  'air-conditioner-repair-and-service': 'air-conditioner-repair-and-service',
  'broken-screen-service': 'broken-screen-service',
  chat: 'chat',
  contact: 'contact',
  'drivers-download': 'drivers-download',
  error: 'error',
  'exclusive-service': 'exclusive-service',
  login: 'login',
  'phone-repair': 'phone-repair',
  'phone-repair-services': 'phone-repair-services',
  'phone-unlocking-appeal': 'phone-unlocking-appeal',
  'purchase-service': 'purchase-service',
  'purchase-service-offline': 'purchase-service-offline',
  'repair-appointment': 'repair-appointment',
  'repair-status': 'repair-status',
  search: 'search',
  'service-center': 'service-center',
  'service-manal': 'service-manal',
  'service-manal-detail': 'service-manal-detail',
  'spare-parts-price': 'spare-parts-price',
  'spare-parts-serial': 'spare-parts-serial',
  survey: 'survey',
  'tv-warranty': 'tv-warranty',
} as const

export type PageName = keyof typeof PAGES
export type DetailPage = 'news-detail' | 'tips-detail' | 'detail'

type Query = Record<string, string | number | undefined>

/** `/ng/news/?category=company` */
export function href(lang: string, page: PageName, query: Query = {}): string {
  return pathOf([lang, PAGES[page]]) + search(query)
}

/** @param key slug or number */
export function detailHref(lang: string, page: DetailPage, key: string | number): string {
  return pathOf([lang, page, encodeURIComponent(key)])
}

export function hrefBelow(lang: string, page: PageName, key: string | number): string {
  return pathOf([lang, PAGES[page], encodeURIComponent(key)])
}

export function pathOf(segments: string[]): string {
  return `/${segments
    .filter((segment) => segment !== '')
    .map((segment) => `${segment}/`)
    .join('')}`
}

function search(query: Query): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`
}
