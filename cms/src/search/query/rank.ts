import type { Locale } from '@carelane/countries'
import type { Candidate } from './candidates'

export function rank(candidates: readonly Candidate[], locale: Locale): Candidate[] {
  const seen = new Set<string>()
  return candidates
    .toSorted(
      (a, b) =>
        Number(b.locale === locale) - Number(a.locale === locale) ||
        b.score - a.score ||
        b.publishedAt - a.publishedAt ||
        b.id - a.id,
    )
    .filter(({ collection, id, url }) => {
      const names = [`${collection} ${id}`, url.replace(/\/$/, '')]
      if (names.some((name) => seen.has(name))) return false
      for (const name of names) seen.add(name)
      return true
    })
}
