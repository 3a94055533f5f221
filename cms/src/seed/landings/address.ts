import { ARTICLE_PATHS } from '../articles/article-paths'
import type { Address } from './landing'

/** What an address becomes for a card or a button: a path under `{lang}`. */
export function urlOf(address: Address): string {
  if (!address.startsWith('article:')) return address
  const path = ARTICLE_PATHS.get(address.slice('article:'.length))
  if (path === undefined) throw new Error(`There is no seeded article for '${address}'.`)
  return path.slice(1)
}
