import type { CountryCode, Locale } from '@carelane/countries'
import type { ArticleCategory } from '@carelane/main-api'

/** An article in one language; `body` is in the notation that `../notation/blocks` reads. */
export interface ArticleText {
  title: string
  summary: string
  /** What the cover shows, for those who do not see it. */
  coverAlt: string
  body: string
}

export interface SeedArticle {
  slug: string
  category: ArticleCategory
  /** Day of publication, `2026-03-04`. */
  publishedOn: string
  /** Countries that show it; all where it is not given. */
  countries?: readonly CountryCode[]
  texts: { en: ArticleText } & Partial<Record<Locale, ArticleText>>
  /** The inside of an SVG with the view box of `../pictures/canvas`. */
  cover: string
}
