import { LANDING_PAGES, type RouteName } from '@carelane/main-api'

export interface PublicRoute {
  name: RouteName
  /** Below `/{lang}/`; `*` is the key of a document, `{brand}` the service brand. */
  path: string
  on: 'every-section' | 'sections-of-document'
}

const EVERYWHERE: readonly RouteName[] = [
  'news',
  'tips',
  'faq',
  'search',
  'service-policy',
  'chat',
  'choose-your-country-or-region',
  'drivers-download',
  'phone-unlocking-appeal',
  'purchase-service',
  'purchase-service-offline',
  'repair-appointment',
  'repair-status',
  'service-center',
  'spare-parts-price',
  'spare-parts-serial',
  'warranty-check',
]

const BELOW_OTHERS: readonly PublicRoute[] = [
  { name: 'protection', path: 'protection/faq', on: 'every-section' },
  { name: 'protection', path: 'protection/terms', on: 'every-section' },
  { name: 'warranty-check', path: 'warranty-check/broken-screen', on: 'every-section' },
]

const DOCUMENTS: readonly PublicRoute[] = [
  { name: 'news-detail', path: 'news-detail/*', on: 'sections-of-document' },
  { name: 'tips-detail', path: 'tips-detail/*', on: 'sections-of-document' },
  { name: 'faq', path: 'faq/*', on: 'sections-of-document' },
  { name: 'service-policy', path: 'service-policy/*', on: 'sections-of-document' },
  { name: 'policy', path: 'policy/*', on: 'sections-of-document' },
]

/** The pages of the site maps. */
export const PUBLIC_ROUTES: readonly PublicRoute[] = [
  { name: 'home', path: '', on: 'every-section' },
  ...EVERYWHERE.map((name) => ({ name, path: name, on: 'every-section' as const })),
  ...BELOW_OTHERS,
  ...LANDING_PAGES.filter((name) => name !== 'home').map((name) => ({
    name,
    path: name === 'about' ? 'about-{brand}' : name,
    on: 'sections-of-document' as const,
  })),
  ...DOCUMENTS,
]
