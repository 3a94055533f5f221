import type { CountryCode, Locale } from '@carelane/countries'
import { type Database, rows } from '../database/query'

interface CountrySections {
  id: number
  country: CountryCode
  languages: [Locale, ...Locale[]]
}

export function findSections(db: Database, countries: number[] | null): Promise<CountrySections[]> {
  return rows<CountrySections>(
    db,
    `SELECT c.id, c.short_name AS country, (SELECT array_agg(l.value::text ORDER BY l."order")
       FROM country_languages l WHERE l.parent_id = c.id) AS languages
     FROM countries c WHERE c.deleted_at IS NULL AND ($1::int[] IS NULL OR c.id = ANY($1))
       AND EXISTS (SELECT FROM country_languages l WHERE l.parent_id = c.id)
     ORDER BY c.short_name <> 'global', c.short_name`,
    [countries],
  )
}
