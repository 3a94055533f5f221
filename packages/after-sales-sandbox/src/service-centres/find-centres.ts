import { COUNTRIES, languagesOf, type CountryCode, type Locale } from '@carelane/countries'
import type { Pool } from 'pg'
import { z } from 'zod'
import { askedWords } from './asked'
import { WEEKDAYS } from './opening-hours'

const text = z.string().nullable()

const found = z.object({
  id: z.number(),
  country: z.string(),
  name: z.string(),
  native_name: z.string(),
  state: z.string(),
  city: z.string(),
  native_city: text,
  address: z.string(),
  native_address: z.string(),
  direction: text,
  native_direction: text,
  phone: z.string(),
  email: z.string(),
  lat: z.number(),
  lng: z.number(),
  brands: z.array(z.string()),
  time_zone: z.string(),
  reservable: z.boolean(),
  weekday: text,
  ...(Object.fromEntries(WEEKDAYS.map((day) => [day, text])) as Record<
    (typeof WEEKDAYS)[number],
    typeof text
  >),
  distance: z.number().nullable(),
  total: z.number(),
})

export type FoundCentre = z.output<typeof found>

export type CentreQuestion = {
  /** None for all countries. */
  country?: CountryCode
  state?: string
  city?: string
  brand?: string
  keyword?: string
  /** From where distances are told, and the nearest come first. */
  from?: { lat: number; lng: number }
  id?: number
  offset: number
  limit: number
}

/**
 * Each word of the keyword is in a centre's name, address, city, state or brands. A word that is in none may
 * have slips of the pen.
 */
const MATCHES = /* sql */ `
  asked AS MATERIALIZED (
    SELECT word, slips, string_to_array(swapped, ' ') AS swaps, place
    FROM unnest($5::text[], $6::int[], $12::text[]) WITH ORDINALITY AS asked (word, slips, swapped, place)
  ),
  right_words AS (
    SELECT asked.place, entry.id AS word_id,
      CASE WHEN entry.word = asked.word THEN 0 WHEN starts_with(entry.word, asked.word) THEN 2 ELSE 4 END AS penalty
    FROM asked JOIN service_centre_vocabulary entry ON strpos(entry.word, asked.word) > 0
  ),
  rightly AS MATERIALIZED (${centresWith('right_words')}),
  mended_words AS (
    SELECT asked.place, entry.id AS word_id, 10 AS penalty
    FROM asked JOIN service_centre_vocabulary entry
      ON asked.slips > 0
      AND abs(length(entry.word) - length(asked.word)) <= asked.slips
      AND (levenshtein_less_equal(entry.word, asked.word, asked.slips) <= asked.slips
        OR entry.word = ANY (asked.swaps))
    WHERE asked.place NOT IN (SELECT place FROM rightly)
  ),
  matches AS (
    SELECT centre_id, sum(penalty) AS penalty
    FROM (SELECT * FROM rightly UNION ALL ${centresWith('mended_words')}) found
    GROUP BY centre_id
    HAVING count(*) = cardinality($5::text[])
  )
`

/** The centres of the country that have one of the words; OFFSET keeps the planner from reading all words of all. */
function centresWith(words: string): string {
  return /* sql */ `
    SELECT entry.centre_id, words.place, min(words.penalty + entry.remoteness) AS penalty
    FROM ${words} words
    CROSS JOIN LATERAL (
      SELECT centre_id, remoteness FROM service_centre_words WHERE word_id = words.word_id OFFSET 0
    ) entry
    WHERE $1::text IS NULL OR entry.centre_id IN (SELECT id FROM service_centres WHERE country = $1)
    GROUP BY entry.centre_id, words.place
  `
}

/** Kilometres on a ball of the Earth's size. */
const DISTANCE = /* sql */ `
  12742 * asin(sqrt(least(1,
    power(sin(radians(centre.lat - $7::float8) / 2), 2)
    + cos(radians($7)) * cos(radians(centre.lat)) * power(sin(radians(centre.lng - $8::float8) / 2), 2)
  )))
`

/** Which centres, in which order; the wide rows are read for one page of them only. */
function choiceOf(order: string, isAsked: boolean): string {
  return /* sql */ `
    fitting AS (
      SELECT centre.id, centre.name, ${isAsked ? 'matches.penalty' : '0'} AS penalty, ${DISTANCE} AS distance
      FROM service_centres centre
      ${isAsked ? 'JOIN matches ON matches.centre_id = centre.id' : ''}
      WHERE ($1::text IS NULL OR centre.country = $1)
        AND ($2::text IS NULL AND $3::text IS NULL OR centre.place_id IN (
          SELECT id FROM places WHERE ($2 IS NULL OR state = $2) AND ($3 IS NULL OR city = $3)))
        AND ($4::text IS NULL OR $4 = ANY (centre.brands))
        AND ($9::int IS NULL OR centre.id = $9)
    ),
    chosen AS (SELECT * FROM fitting ORDER BY ${order} OFFSET $10 LIMIT $11)
  `
}

export async function findCentres(pool: Pool, question: CentreQuestion): Promise<FoundCentre[]> {
  const { words, slips, swapped } = askedWords(question.keyword)
  const { country, state, city, brand, from, id, offset, limit } = question
  const isAsked = question.keyword !== undefined
  const order = from ? 'distance, id' : 'penalty, name, id'
  const { rows } = await pool.query(
    `
    WITH ${MATCHES}, ${choiceOf(order, isAsked)}
    SELECT centre.*, place.state, place.city, place.native_city, place.time_zone, chosen.distance,
      (SELECT count(*)::int FROM fitting) AS total
    FROM chosen
    JOIN service_centres centre USING (id)
    JOIN places place ON place.id = centre.place_id
    ORDER BY ${from ? 'chosen.distance' : 'chosen.penalty, chosen.name'}, chosen.id
    `,
    [country, state, city, brand, words, slips, from?.lat, from?.lng, id, offset, limit, swapped],
  )
  return rows.map((row) => found.parse(row))
}

/** As a list shows it: in the language of its country where that is asked for, otherwise in English. */
export function centreEntry(centre: FoundCentre, language: Locale): Record<string, unknown> {
  const { id, country, state, city, phone, email, lat, lng, reservable, weekday } = centre
  const isNative = isSpokenIn(centre.country as CountryCode, language)
  const days = Object.fromEntries(WEEKDAYS.map((day) => [day, centre[day]]))
  return {
    ...{ id, state, phone, email, lat, lng, reservable, weekday, ...days },
    mcc: COUNTRIES[country as CountryCode].mcc,
    name: isNative ? centre.native_name : centre.name,
    city: isNative ? (centre.native_city ?? city) : city,
    address: isNative ? centre.native_address : centre.address,
    direction: isNative ? centre.native_direction : centre.direction,
    distance: centre.distance === null ? null : Number(centre.distance.toFixed(2)),
    serviceBrands: centre.brands,
    timeZone: centre.time_zone,
  }
}

export function isSpokenIn(country: CountryCode, language: Locale): boolean {
  return language !== 'en' && languagesOf(country)[0] === language
}
