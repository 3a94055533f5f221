import { type Locale, LOCALES } from '@carelane/countries'
import { SEARCH_WORDS } from '@carelane/messages/search'
import { fold } from './fold'

interface FoldedEndings {
  shortest: number
  rounds: readonly (readonly (readonly [ending: string, instead: string])[])[]
}

export const ENDINGS: ReadonlyMap<Locale, FoldedEndings> = new Map(
  LOCALES.map((locale) => {
    const { shortest, rounds } = SEARCH_WORDS[locale].endings
    return [locale, { shortest, rounds: rounds.map(longestFirst) }]
  }),
)

function longestFirst(endings: Readonly<Record<string, string | undefined>>): [string, string][] {
  return Object.entries(endings)
    .map(([ending, instead = '']): [string, string] => [fold(ending), instead])
    .toSorted(([a], [b]) => b.length - a.length)
}
