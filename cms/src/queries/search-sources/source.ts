import type { ContentKind } from '@carelane/main-api'

export interface Source {
  collection: ContentKind
  /** SQL: ids in `$1`; a row per complete language of published documents. `texts` is an array of JSON. */
  query: string
}

/** The table's alias must be `d`. */
export function countriesOf(table: string): string {
  return `CASE WHEN d.all_countries THEN NULL ELSE ARRAY(SELECT c.short_name::text FROM ${table}_rels r
    JOIN countries c ON c.id = r.countries_id WHERE r.parent_id = d.id AND r.path = 'countries') END`
}

/** A country's own document first, then the newer one. */
export const STANDING_BY_KEY = `((NOT coalesce(d.all_countries, false))::int * 1000000000000 + d.id)::float8`

export const STANDING_BY_NAME = `(d.replaces_id IS NOT NULL)::int::float8`
