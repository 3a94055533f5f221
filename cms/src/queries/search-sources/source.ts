import type { ContentKind } from '@carelane/main-api'

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
