import type { Locale } from '@carelane/countries'
import { TABLES } from './tables.generated'

/** What the search and the assistant's search of passages know of a language. */
export interface SearchWords {
  /** What people wrap a question in; it says nothing of what they look for. */
  'stop-words': readonly string[]
  endings: Endings
  /**
   * How the language says each thing that questions of owners are about; a star stands for whatever a word ends in. Written
   * by meaning: what a native speaker would type, in the words of every day.
   */
  concepts: Readonly<Record<Concept, readonly string[]>>
}

/** How the forms of a language's words end; what is left of a word has at least `shortest` letters. */
export interface Endings {
  shortest: number
  /** Each round takes one ending off, the longest that fits, and puts its value in its place. */
  rounds: readonly Readonly<Record<string, string | undefined>>[]
}

export type Concept = keyof (typeof TABLES)['en']['concepts']

export const CONCEPTS = Object.keys(TABLES.en.concepts) as readonly Concept[]

export const SEARCH_WORDS: Readonly<Record<Locale, SearchWords>> = TABLES
