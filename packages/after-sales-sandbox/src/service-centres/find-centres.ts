import { COUNTRIES, languagesOf, type CountryCode, type Locale } from '@carelane/countries'
import { readPlaces } from '@carelane/countries/places'
import type { Pool } from 'pg'
import { z } from 'zod'
import type { Queryable } from '../database/queryable'
import { localTime } from '../appointments/centre-clock'
import { hasPart } from '../availability/stock-of-part'
import { searchWordsOf } from './search-words'
import { WEEKDAYS } from './opening-hours'
import { phoneDigits } from './phone-digits'

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
  places_per_slot: z.number(),
  notice_hours: z.number(),
  weekday: text,
  ...(Object.fromEntries(WEEKDAYS.map((day) => [day, text])) as Record<
    (typeof WEEKDAYS)[number],
    typeof text
  >),
  distance: z.number().nullable(),
  total: z.number(),
})

export type FoundCentre = z.output<typeof found>

export interface CentreQuestion {
  country?: CountryCode
  state?: string
  city?: string
  brand?: string
  keyword?: string
  openAt?: string
  deviceKind?: string
  /** As in the price list. */
  part?: { model: string; name: string }
  from?: { lat: number; lng: number }
  id?: number
  offset: number
  limit: number | null
}

type Bind = (value: unknown, type: string) => string

/** Words of one or two characters match whole words only. A word found nowhere may have typing errors. */
function matchesOf(keyword: string, country: string, bind: Bind): string {
  const { words, allowedErrors, transpositions } = searchWordsOf(keyword)
  // NULL if a word is missing.
  const penalty = words.map((_, at) => `min(penalty) FILTER (WHERE place = ${at + 1})`).join(' + ') || 'NULL'
  return /* sql */ `
    asked AS MATERIALIZED (
      SELECT word, slips, string_to_array(swapped, ' ') AS swaps, place
      FROM unnest(${bind(words, 'text[]')}, ${bind(allowedErrors, 'int[]')}, ${bind(transpositions, 'text[]')}) WITH ORDINALITY
        AS asked (word, slips, swapped, place)
    ),
    right_words AS (
      SELECT asked.place, keyword.centres, keyword.remoteness,
        CASE WHEN keyword.word = asked.word THEN 0 WHEN starts_with(keyword.word, asked.word) THEN 2 ELSE 4 END AS penalty
      FROM asked JOIN service_centre_keywords keyword ON strpos(keyword.word, asked.word) > 0
        AND (keyword.word = asked.word OR asked.word !~ '^[a-z0-9]{1,2}$')
    ),
    rightly AS MATERIALIZED (${centresWith('right_words', country)}),
    mended_words AS (
      SELECT asked.place, keyword.centres, keyword.remoteness, 10 AS penalty
      FROM asked JOIN service_centre_keywords keyword
        ON asked.slips > 0
        AND abs(length(keyword.word) - length(asked.word)) <= asked.slips
        AND (levenshtein_less_equal(keyword.word, asked.word, asked.slips) <= asked.slips
          OR keyword.word = ANY (asked.swaps))
      WHERE asked.place NOT IN (SELECT place FROM rightly)
    ),
    matches AS MATERIALIZED (
      SELECT * FROM (
        SELECT centre_id, ${penalty} AS penalty
        FROM (SELECT * FROM rightly UNION ALL ${centresWith('mended_words', country)}) found
        GROUP BY centre_id
      ) centres
      WHERE penalty IS NOT NULL
    ),
  `
}

function centresWith(words: string, country: string): string {
  return /* sql */ `
    SELECT entry.centre_id, words.place, words.penalty + entry.remoteness AS penalty
    FROM ${words} words
    CROSS JOIN LATERAL unnest(words.centres, words.remoteness) AS entry (centre_id, remoteness)
    WHERE ${country} IS NULL OR entry.centre_id IN (SELECT id FROM service_centres WHERE country = ${country})
  `
}

/** Clocks come from here: the database's own rules of time zones are older than those that visitors see. */
const TIME_ZONES = [...new Set(readPlaces().map((place) => place.time_zone))]

function clocksAt(instant: string, bind: Bind): string {
  const clocks = TIME_ZONES.map((timeZone) => Object.values(localTime(new Date(instant), timeZone)).join(' '))
  return `unnest(${bind(TIME_ZONES, 'text[]')}, ${bind(clocks, 'timestamp[]')}) AS local (time_zone, clock)`
}

/** Yesterday's hours may run past midnight. */
function isOpen(): string {
  const days = WEEKDAYS.map((day) => `centre.${day}`).join(', ')
  return /* sql */ `EXISTS (
    SELECT FROM generate_series(0, 1) days_ago
    CROSS JOIN LATERAL regexp_matches(
      coalesce((ARRAY[${days}])[extract(isodow FROM local.clock - make_interval(days => days_ago))::int], centre.weekday),
      '(\\d+):(\\d+)-(\\d+):(\\d+)', 'g') AS told
    CROSS JOIN LATERAL (
      SELECT told[1]::int * 60 + told[2]::int AS opens, told[3]::int * 60 + told[4]::int AS closes,
        floor(date_part('epoch', local.clock::time) / 60) + days_ago * 1440 AS minute
    ) hours
    WHERE minute >= opens AND minute < CASE WHEN closes > opens THEN closes ELSE closes + 1440 END
  )`
}

/** Great-circle kilometres from the chord. */
const DISTANCE = '12742 * asin(least(1, chosen.apart / 2))'

function soughtBy({ keyword }: CentreQuestion): { keyword?: string; phone?: string } {
  const phone = keyword === undefined ? null : phoneDigits(keyword)
  if (phone !== null) return { phone }
  return keyword === undefined ? {} : { keyword }
}

/** Ids first: wide rows are read for one page only. */
function choiceOf(question: CentreQuestion, country: string, bind: Bind): string {
  const { from, openAt, deviceKind, part } = question
  const { keyword, phone } = soughtBy(question)
  const [state, city] = [bind(question.state, 'text'), bind(question.city, 'text')]
  const [brand, id] = [bind(question.brand, 'text'), bind(question.id, 'int')]
  const isAsked = keyword !== undefined
  return /* sql */ `
    fitting AS NOT MATERIALIZED (
      SELECT centre.id, ${from ? `centre.on_ball <-> ${bind(onBall(from), 'cube')}` : 'NULL::float8'} AS apart,
        ${from ? '' : 'centre.name,'} ${isAsked ? 'matches.penalty' : '0'} AS penalty
      FROM service_centres centre
      ${openAt === undefined ? '' : `JOIN places place ON place.id = centre.place_id JOIN ${clocksAt(openAt, bind)} USING (time_zone)`}
      ${isAsked ? 'JOIN matches ON matches.centre_id = centre.id' : ''}
      WHERE (${country} IS NULL OR centre.country = ${country})
        AND (${state} IS NULL AND ${city} IS NULL OR centre.place_id IN (
          SELECT id FROM places WHERE (${state} IS NULL OR state = ${state}) AND (${city} IS NULL OR city = ${city})))
        AND (${brand} IS NULL OR ${brand} = ANY (centre.brands))
        AND (${id} IS NULL OR centre.id = ${id})
        ${phone === undefined ? '' : `AND strpos(regexp_replace(centre.phone, '\\D', '', 'g'), ${bind(phone, 'text')}) > 0`}
        ${openAt === undefined ? '' : `AND ${isOpen()}`}
        ${deviceKind === undefined ? '' : `AND ${bind(deviceKind, 'text')} = ANY (centre.device_kinds)`}
        ${part === undefined ? '' : `AND ${hasPart('centre', bind(part.model, 'text'), bind(part.name, 'text'))}`}
    ),
    chosen AS (
      SELECT * FROM fitting ORDER BY ${from ? 'apart' : 'penalty, name'}, id
      OFFSET ${bind(question.offset, 'int')} LIMIT ${bind(question.limit, 'int')}
    )
  `
}

export async function findCentres(database: Queryable, question: CentreQuestion): Promise<FoundCentre[]> {
  const values: unknown[] = []
  const bind: Bind = (value, type) => `$${values.push(value)}::${type}`
  const { from } = question
  const { keyword } = soughtBy(question)
  const country = bind(question.country, 'text')
  const { rows } = await database.query(
    `
    WITH ${keyword === undefined ? '' : matchesOf(keyword, country, bind)} ${choiceOf(question, country, bind)}
    SELECT centre.*, place.state, place.city, place.native_city, place.time_zone,
      ${from ? DISTANCE : 'NULL::float8'} AS distance,
      (SELECT count(*)::int FROM fitting) AS total
    FROM chosen
    JOIN service_centres centre USING (id)
    JOIN places place ON place.id = centre.place_id
    ORDER BY ${from ? 'chosen.apart' : 'chosen.penalty, chosen.name'}, chosen.id
    `,
    values,
  )
  return rows.map((row) => found.parse(row))
}

export async function findCentrePoints(
  pool: Pool,
  asked: Omit<CentreQuestion, 'from' | 'id' | 'offset' | 'limit'>,
): Promise<unknown[]> {
  const values: unknown[] = []
  const bind: Bind = (value, type) => `$${values.push(value)}::${type}`
  const { keyword } = soughtBy({ ...asked, offset: 0, limit: null })
  const country = bind(asked.country, 'text')
  const { rows } = await pool.query(
    `
    WITH ${keyword === undefined ? '' : matchesOf(keyword, country, bind)}
      ${choiceOf({ ...asked, offset: 0, limit: null }, country, bind)}
    SELECT id, lat, lng FROM chosen JOIN service_centres USING (id) ORDER BY id
    `,
    values,
  )
  return rows
}

/** Unit sphere, as in the table. */
function onBall({ lat, lng }: { lat: number; lng: number }): string {
  const [phi, lambda] = [(lat * Math.PI) / 180, (lng * Math.PI) / 180]
  return `(${Math.cos(phi) * Math.cos(lambda)}, ${Math.cos(phi) * Math.sin(lambda)}, ${Math.sin(phi)})`
}

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
