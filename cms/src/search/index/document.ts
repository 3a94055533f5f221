import type { Locale } from '@carelane/countries'
import type { ContentKind, SearchKind } from '@carelane/main-api'

/** A document in one of its languages. */
export interface SearchDocument {
  collection: ContentKind
  id: number
  locale: Locale
  kind: SearchKind
  /** Codes of the countries that show it; null for all. */
  countries: string[] | null
  /** Of the documents of one slot, a country shows the one with the highest standing. Mirrors `visible` in `queries`. */
  slot: string
  standing: number
  url: string
  publishedAt: Date
  title: string
  /** Hidden synonyms. */
  keywords: string
  text: string
  passages: TextPassage[]
}

export interface TextPassage {
  heading: string | null
  /** A step is one sentence: title, colon, text. */
  sentences: string[]
  /** The sentences are steps in order. */
  isSteps: boolean
}
