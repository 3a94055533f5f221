import type { RouteName } from '@carelane/main-api'

/** A kind of page that search engines are told of, below `/{lang}/`. */
export interface PublicRoute {
  name: RouteName
  /** The path below `/{lang}/`; `*` is the key of a document, `{brand}` the service brand. */
  path: string
  /** Whether every section has the page, or those that the cms names for a document. */
  on: 'every-section' | 'sections-of-document'
}

/** The pages of the site maps. What is for one visitor, or says the same as another address, is not among them. */
export const PUBLIC_ROUTES: readonly PublicRoute[] = [
  { name: 'home', path: '', on: 'every-section' },
  { name: 'news', path: 'news', on: 'every-section' },
  { name: 'tips', path: 'tips', on: 'every-section' },
  { name: 'warranty-check', path: 'warranty-check', on: 'every-section' },
  { name: 'choose-your-country-or-region', path: 'choose-your-country-or-region', on: 'every-section' },
  { name: 'news-detail', path: 'news-detail/*', on: 'sections-of-document' },
  { name: 'tips-detail', path: 'tips-detail/*', on: 'sections-of-document' },
]
