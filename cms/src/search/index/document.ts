import type { Locale } from '@carelane/countries'
import type { ContentKind, SearchKind } from '@carelane/main-api'

/** A document in one of its languages, as visitors may find it. */
export interface SearchDocument {
  collection: ContentKind
  id: number
  locale: Locale
  kind: SearchKind
  /** Codes of the countries that show it; null for all. */
  countries: string[] | null
  /**
   * Documents of one slot stand in one another's place: of those that a country shows, the one with the highest
   * standing is seen there. What `visible` in `queries` says, in numbers.
   */
  slot: string
  standing: number
  url: string
  publishedAt: Date
  title: string
  /** Other words for it, which nobody sees. */
  keywords: string
  text: string
  passages: TextPassage[]
}

/** A piece of a document that answers can be taken from, as a reader sees it. */
export interface TextPassage {
  heading: string | null
  /** Of steps each is one: its title, a colon and its text. */
  sentences: string[]
  /** What is to be done in order. */
  isSteps: boolean
}
