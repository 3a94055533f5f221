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
   * standing is seen there. What `visible` in `main-api/queries` says, in numbers.
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

/** A collection that can be searched. */
export interface Source {
  collection: ContentKind
  /**
   * SQL from ids in `$1` to the rows of those that are published, one for each language that is whole: `id`, `locale`,
   * `kind`, `countries`, `slot`, `standing`, `url`, `publishedAt`, `title`, `keywords` and `texts`, an array of JSON.
   */
  query: string
}

/** SQL for the countries of a row of this table, here named `d`. */
export function countriesOf(table: string): string {
  return `CASE WHEN d.all_countries THEN NULL ELSE ARRAY(SELECT c.short_name::text FROM ${table}_rels r
    JOIN countries c ON c.id = r.countries_id WHERE r.parent_id = d.id AND r.path = 'countries') END`
}

/** SQL for the standing of a document that has the place of its key: a country's own first, then the newer one. */
export const STANDING_BY_KEY = `((NOT coalesce(d.all_countries, false))::int * 1000000000000 + d.id)::float8`

/** SQL for the standing of a document that names the one in whose place it stands. */
export const STANDING_BY_NAME = `(d.replaces_id IS NOT NULL)::int::float8`
