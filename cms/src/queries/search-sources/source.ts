import type { ContentKind } from '@carelane/main-api'

export interface Source {
  collection: ContentKind
  /**
   * Takes ids in `$1`; returns published documents, one row per complete language: `id`, `locale`, `kind`, `countries`,
   * `slot`, `standing`, `url`, `publishedAt`, `title`, `keywords` and `texts`, an array of JSON.
   */
  query: string
}

/** SQL; the table's alias must be `d`. */
export function countriesOf(table: string): string {
  return `CASE WHEN d.all_countries THEN NULL ELSE ARRAY(SELECT c.short_name::text FROM ${table}_rels r
    JOIN countries c ON c.id = r.countries_id WHERE r.parent_id = d.id AND r.path = 'countries') END`
}

/** SQL: a country's own document comes first, then the newer one. */
export const STANDING_BY_KEY = `((NOT coalesce(d.all_countries, false))::int * 1000000000000 + d.id)::float8`

/** SQL for documents that name the one they replace. */
export const STANDING_BY_NAME = `(d.replaces_id IS NOT NULL)::int::float8`
