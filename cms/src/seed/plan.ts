import { COUNTRY_CODES } from '@carelane/countries'
import { SEED_ADS } from './ads/ads'
import { SEED_ARTICLES } from './articles/articles'
import { SEED_FAQS } from './faq/faqs'
import { SEED_LANDINGS } from './landings/landings'
import type { Ledger } from './ledger'

/** The parts of the content, in this order: what comes later names what came before. */
export const PART_NAMES = ['countries', 'articles', 'menus', 'ads', 'faqs', 'landings'] as const

export type PartName = (typeof PART_NAMES)[number]

/** The keys that the ledger has when everything is seeded. */
const KEYS: Record<PartName, string[]> = {
  countries: COUNTRY_CODES.map((code) => `country:${code}`),
  articles: SEED_ARTICLES.map(({ slug }) => `article:${slug}`),
  menus: COUNTRY_CODES.map((code) => `menu:${code}`),
  ads: SEED_ADS.map(({ name }) => `ad:${name}`),
  faqs: SEED_FAQS.map(({ slug }) => `faq:${slug}`),
  landings: SEED_LANDINGS.map(({ page }) => `landing:${page}`),
}

export function missingIn(ledger: Ledger, part: PartName): string[] {
  return KEYS[part].filter((key) => !ledger.has(key))
}
