/** Later parts refer to earlier ones. */
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
  'intents',
  'settings',
] as const

export type PartName = (typeof PART_NAMES)[number]

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
  intents: 'intents',
  settings: 'site-settings',
}
