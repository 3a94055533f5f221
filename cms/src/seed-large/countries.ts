import { COUNTRIES, COUNTRY_CODES, type CountryCode } from '@carelane/countries'
import type { Client } from 'pg'

export interface SampleCountry {
  id: number
  code: CountryCode
}

export async function sampleCountries(client: Client): Promise<SampleCountry[]> {
  const found = await readCountries(client)
  if (found.length > 0) return found
  for (const code of COUNTRY_CODES) {
    const { name, source, languages, timeZone, currency } = COUNTRIES[code]
    const { rows } = await client.query<{ id: number }>(
      `INSERT INTO countries (short_name, abbreviation, source, time_zone, currency)
      VALUES ($1, $2, $3, $4, $5) RETURNING id`,
      [code, code.toUpperCase(), source, timeZone, currency],
    )
    const id = rows[0]?.id
    await client.query(`INSERT INTO countries_locales (_parent_id, _locale, name) VALUES ($1, 'en', $2)`, [
      id,
      name,
    ])
    await client.query(
      `INSERT INTO country_languages ("order", parent_id, value)
      SELECT place, $1, language::enum_country_languages
      FROM unnest($2::text[]) WITH ORDINALITY AS each (language, place)`,
      [id, [...languages]],
    )
  }
  return readCountries(client)
}

async function readCountries(client: Client): Promise<SampleCountry[]> {
  const { rows } = await client.query<SampleCountry>(
    'SELECT id, short_name AS code FROM countries ORDER BY id',
  )
  return rows
}
