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
  asked AS (SELECT * FROM unnest($5::text[], $6::int[], $12::text[])
    WITH ORDINALITY AS asked (word, slips, swapped, place)),
  alike AS (
    SELECT asked.place, entry.id AS word_id,
      CASE
        WHEN entry.word = asked.word THEN 0
        WHEN starts_with(entry.word, asked.word) THEN 2
        WHEN strpos(entry.word, asked.word) > 0 THEN 4
        ELSE 10
      END AS penalty
    FROM asked JOIN service_centre_vocabulary entry
      ON strpos(entry.word, asked.word) > 0
      OR abs(length(entry.word) - length(asked.word)) <= asked.slips
        AND asked.slips > 0
        AND (levenshtein_less_equal(entry.word, asked.word, asked.slips) <= asked.slips
          OR entry.word = ANY (string_to_array(asked.swapped, ' ')))
  ),
  per_word AS (
    SELECT entry.centre_id, alike.place, min(alike.penalty + entry.remoteness) AS penalty
    FROM alike
    JOIN service_centre_words entry USING (word_id)
    JOIN service_centres centre ON centre.id = entry.centre_id
    WHERE $1::text IS NULL OR centre.country = $1
    GROUP BY entry.centre_id, alike.place
  ),
  best AS (SELECT place, min(penalty) AS penalty FROM per_word GROUP BY place),
  matches AS (
    SELECT per_word.centre_id, sum(per_word.penalty) AS penalty
    FROM per_word JOIN best USING (place)
    WHERE per_word.penalty < 10 OR best.penalty >= 10
    GROUP BY per_word.centre_id
    HAVING count(*) = cardinality($5::text[])
  )
`

/** Kilometres on a ball of the Earth's size. */
const DISTANCE = /* sql */ `
  12742 * asin(sqrt(least(1,
    power(sin(radians(centre.lat - $7::float8) / 2), 2)
    + cos(radians($7)) * cos(radians(centre.lat)) * power(sin(radians(centre.lng - $8::float8) / 2), 2)
  )))
`

export async function findCentres(pool: Pool, question: CentreQuestion): Promise<FoundCentre[]> {
  const { words, slips, swapped } = askedWords(question.keyword)
  const { country, state, city, brand, from, id } = question
  const isAsked = question.keyword !== undefined
  const { rows } = await pool.query(
    `
    WITH ${MATCHES}
    SELECT centre.*, place.state, place.city, place.native_city, place.time_zone,
      ${DISTANCE} AS distance,
      count(*) OVER ()::int AS total
    FROM service_centres centre
    JOIN places place ON place.id = centre.place_id
    ${isAsked ? 'JOIN matches ON matches.centre_id = centre.id' : ''}
    WHERE ($1::text IS NULL OR centre.country = $1)
      AND ($2::text IS NULL OR place.state = $2)
      AND ($3::text IS NULL OR place.city = $3)
      AND ($4::text IS NULL OR $4 = ANY (centre.brands))
      AND ($9::int IS NULL OR centre.id = $9)
    ORDER BY ${from ? 'distance' : isAsked ? 'matches.penalty, centre.name' : 'centre.name'}, centre.id
    OFFSET $10 LIMIT $11
    `,
    [
      country,
      state,
      city,
      brand,
      words,
      slips,
      from?.lat,
      from?.lng,
      id,
      question.offset,
      question.limit,
      swapped,
    ],
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
