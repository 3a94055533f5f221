import type { Locale } from '@carelane/countries'
import type { ContentKind, SearchKind } from '@carelane/main-api'

export interface SearchDocument {
  collection: ContentKind
  id: number
  locale: Locale
  kind: SearchKind
  countries: string[] | null
  /** A country shows the highest standing of a slot. Mirrors `visible` in `queries`. */
  slot: string
  standing: number
  url: string
  publishedAt: Date
  title: string
  keywords: string
  /** One to three sentences. */
  shortAnswer: string | null
  text: string
  passages: TextPassage[]
}

export interface TextPassage {
  heading: string | null
  /** A step is one sentence: title, colon, text. */
  sentences: string[]
  isSteps: boolean
}
