/** The parts of the content, in this order: what comes later names what came before. */
export const PART_NAMES = [
  'brands',
  'countries',
  'countrySites',
  'pictures',
  'articles',
  'menus',
  'ads',
  'faqs',
  'landings',
  'policies',
  'legal',
  'seo',
  'quickLinks',
  'redirects',
  'settings',
] as const

export type PartName = (typeof PART_NAMES)[number]

/** The collection or global of the bundle that a part is made of. */
export const KIND_OF: Record<PartName, string> = {
  brands: 'brands',
  countries: 'countries',
  countrySites: 'countries',
  pictures: 'media',
  articles: 'news',
  menus: 'menus',
  ads: 'ads',
  faqs: 'faqs',
  landings: 'landing-pages',
  policies: 'policies',
  legal: 'legal-pages',
  seo: 'seo-entries',
  quickLinks: 'quick-links',
  redirects: 'redirects',
  settings: 'site-settings',
}
