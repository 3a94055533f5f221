import type { Locale } from '@carelane/countries'
import { TABLES } from './tables.generated'

export interface SearchWords {
  'stop-words': readonly string[]
  endings: Endings
  /** Between two questions in one. */
  'joining-words': readonly string[]
  /** A trailing `*` matches any ending. */
  concepts: Readonly<Record<Concept, readonly string[]>>
}

/** Stems keep at least `shortest` letters. */
export interface Endings {
  shortest: number
  /** Each round replaces the longest matching ending. */
  rounds: readonly Readonly<Record<string, string | undefined>>[]
}

export type Concept = keyof (typeof TABLES)['en']['concepts']

export const CONCEPTS = Object.keys(TABLES.en.concepts) as readonly Concept[]

export const SEARCH_WORDS: Readonly<Record<Locale, SearchWords>> = TABLES
