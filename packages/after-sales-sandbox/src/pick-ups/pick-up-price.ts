import type { CountryCode } from '@carelane/countries'
import { z } from 'zod'
import type { Queryable } from '../database/queryable'

/** Both ways. */
const DOLLARS: Readonly<Record<string, number>> = { phone: 3, laptop: 5, tv: 9, appliance: 12 }

const level = z.object({
  amount: z.string().transform(Number),
  currency: z.string(),
  rate: z.number().nullable(),
  isIncluded: z.boolean(),
})

/** With the tax of repairs in that country. */
export async function pickUpPrice(database: Queryable, country: CountryCode, device: string) {
  const { rows } = await database.query(
    `SELECT (round($2 * level.units_per_dollar / level.step) * level.step * level.minor_units)::bigint AS amount,
       level.currency, terms.tax_rate AS rate, terms.is_tax_included AS "isIncluded"
     FROM price_levels level JOIN repair_terms terms ON terms.country = level.country WHERE level.country = $1`,
    [country, DOLLARS[device] ?? 0],
  )
  const { amount, currency, rate, isIncluded } = level.parse(rows[0])
  return { amount, currency, tax: rate === null ? null : { rate, isIncluded } }
}
