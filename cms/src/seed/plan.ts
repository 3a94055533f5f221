import { COUNTRY_CODES } from '@carelane/countries'
import { SEED_ADS } from './ads/ads'
import { SEED_ARTICLES } from './articles/articles'
import { SEED_BRANDS } from './brands/brands'
import { hasSiteExtras } from './countries/site-extras'
import { SEED_FAQS } from './faq/faqs'
import { SEED_LANDINGS } from './landings/landings'
import type { Ledger } from './ledger'
import { SEED_LEGAL_PAGES } from './legal/legal-pages'
import { nameOf, SEED_POLICIES } from './policies/facts'
import { SEED_QUICK_LINKS } from './quick-links/quick-links'
import { SEED_REDIRECTS } from './redirects/redirects'
import { SEED_SEO } from './seo/seo'

/** The parts of the content, in this order: what comes later names what came before. */
export const PART_NAMES = [
  'brands',
  'countries',
  'countrySites',
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

/** The keys that the ledger has when everything is seeded. */
const KEYS: Record<PartName, string[]> = {
  brands: SEED_BRANDS.map(({ slug }) => `brand:${slug}`),
  countries: COUNTRY_CODES.map((code) => `country:${code}`),
  countrySites: COUNTRY_CODES.filter(hasSiteExtras).map((code) => `country-site:${code}`),
  articles: SEED_ARTICLES.map(({ slug }) => `article:${slug}`),
  menus: COUNTRY_CODES.map((code) => `menu:${code}`),
  ads: SEED_ADS.map(({ name }) => `ad:${name}`),
  faqs: SEED_FAQS.map(({ slug }) => `faq:${slug}`),
  landings: SEED_LANDINGS.map(({ page }) => `landing:${page}`),
  policies: SEED_POLICIES.map((policy) => `policy:${nameOf(policy)}`),
  legal: SEED_LEGAL_PAGES.map(({ kind }) => `legal:${kind}`),
  seo: SEED_SEO.map(({ name }) => `seo:${name}`),
  quickLinks: SEED_QUICK_LINKS.map(({ name }) => `quick-link:${name}`),
  redirects: SEED_REDIRECTS.map(({ name }) => `redirect:${name}`),
  settings: ['settings:site'],
}

export function missingIn(ledger: Ledger, part: PartName): string[] {
  return KEYS[part].filter((key) => !ledger.has(key))
}
