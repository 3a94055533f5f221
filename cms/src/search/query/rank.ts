import type { Locale } from '@carelane/countries'
import { type Candidate, NAMED } from './candidates'

/**
 * What is named comes first, then what is meant, then what has the words, each in the visitor's language first.
 * @param meant best first
 */
export function rank(
  candidates: readonly Candidate[],
  meant: readonly Candidate[],
  locale: Locale,
): Candidate[] {
  const ownFirst = (a: Candidate, b: Candidate) => Number(b.locale === locale) - Number(a.locale === locale)
  const seen = new Set<string>()
  const sorted = candidates.toSorted(
    (a, b) => ownFirst(a, b) || b.score - a.score || b.publishedAt - a.publishedAt || b.id - a.id,
  )
  return [...sorted.filter(({ score }) => score >= NAMED), ...meant.toSorted(ownFirst), ...sorted].filter(
    ({ collection, id, url }) => {
      const names = [`${collection} ${id}`, url.replace(/\/$/, '')]
      if (names.some((name) => seen.has(name))) return false
      for (const name of names) seen.add(name)
      return true
    },
  )
}
