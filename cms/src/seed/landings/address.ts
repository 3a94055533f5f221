import { articlePath } from '../articles/article-path'
import { SEED_ARTICLES } from '../articles/articles'
import type { Address } from './landing'

const PATHS = new Map(SEED_ARTICLES.map((article) => [`article:${article.slug}`, articlePath(article)]))

/** What an address becomes for a card or a button: a path under `{lang}`. */
export function urlOf(address: Address): string {
  const path = address.startsWith('article:') ? PATHS.get(address) : address
  if (path === undefined) throw new Error(`There is no seeded article for '${address}'.`)
  return path.replace(/^\//, '')
}
