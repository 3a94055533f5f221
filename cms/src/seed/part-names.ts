/** Parts of one stage refer to earlier stages alone; the questions, which have a lane to themselves, to earlier questions. */
export const STAGES = [
  ['brands', 'countries'],
  ['countrySites', 'pictures'],
  ['articles'],
  // Longest first.
  [
    'menus',
    'policies',
    'faqs',
    'landings',
    'seo',
    'legal',
    'quickLinks',
    'ads',
    'redirects',
    'recalls',
    'faultFinders',
  ],
  ['intents'],
  ['settings'],
] as const

export type PartName = (typeof STAGES)[number][number]

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
  recalls: 'recalls',
  faultFinders: 'fault-finders',
  intents: 'intents',
  settings: 'site-settings',
}
