/**
 * Routes of §2.1: first segments below `/{lang}/`; `home` is the country home, `about` is `/about-{brand}/`. The cms may not
 * import the site's table of routes, `site/src/routing/routes.ts`, whose test compares the two.
 */
export const ROUTE_NAMES = [
  'home',
  'about',
  'after-sales',
  'air-conditioner-repair-and-service',
  'broken-screen-service',
  'chat',
  'choose-your-country-or-region',
  'contact',
  'detail',
  'drivers-download',
  'exclusive-service',
  'faq',
  'news',
  'news-detail',
  'phone-repair',
  'phone-repair-services',
  'phone-unlocking-appeal',
  'policy',
  'protection',
  'purchase-service',
  'purchase-service-offline',
  'repair-appointment',
  'repair-status',
  'search',
  'service-center',
  'service-manal',
  'service-manal-detail',
  'service-policy',
  'spare-parts-price',
  'spare-parts-serial',
  'survey',
  'tips',
  'tips-detail',
  'tv-warranty',
  'warranty-check',
] as const

export type RouteName = (typeof ROUTE_NAMES)[number]
