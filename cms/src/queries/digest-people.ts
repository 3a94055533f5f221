import { COUNTRY_CODES } from '@carelane/countries'
import { z } from 'zod'
import { type Database, rows } from '../database/query'

const reader = z.object({
  person: z.int(),
  language: z.string(),
  timeZone: z.string(),
  /** Null too for a section that is no country. */
  country: z.enum(COUNTRY_CODES).nullable().catch(null),
})

export type DigestReader = z.output<typeof reader>

/**
 * Who is mailed about comments: language and clock as the browser last said, before that by the first country.
 * @param person one alone
 */
export async function findDigestReaders(db: Database, person?: number): Promise<DigestReader[]> {
  const found = await rows(
    db,
    `SELECT u.id AS person, coalesce(known.language, 'en') AS language,
       coalesce(known.time_zone, first.time_zone::text, 'UTC') AS "timeZone", first.short_name AS country
     FROM users u
     LEFT JOIN comments.readers known ON known.person_id = u.id
     LEFT JOIN LATERAL (
       SELECT c.time_zone, c.short_name FROM users_rels r JOIN countries c ON c.id = r.countries_id
       WHERE r.parent_id = u.id AND r.path = 'countries' ORDER BY r."order" LIMIT 1
     ) first ON true
     WHERE u.deactivated IS NOT TRUE AND u.no_digest IS NOT TRUE AND ($1::int IS NULL OR u.id = $1)
     ORDER BY u.id`,
    [person ?? null],
  )
  return z.array(reader).parse(found)
}
