import type { CountryCode } from '@carelane/countries'
import { z } from 'zod'
import type { Queryable } from '../database/queryable'

type HandOver = 'courier' | 'post'

/** A courier comes both ways; a parcel is paid there by its owner, and costs the way back. */
const DOLLARS: Readonly<Record<HandOver, Readonly<Record<string, number>>>> = {
  courier: { phone: 3, laptop: 5, tv: 9, appliance: 12 },
  post: { phone: 2, laptop: 3 },
}

const level = z.object({
  amount: z.string().transform(Number),
  currency: z.string(),
  rate: z.number().nullable(),
  isIncluded: z.boolean(),
})

/** With the tax of repairs in that country. */
export async function pickUpPrice(
  database: Queryable,
  country: CountryCode,
  device: string,
  by: HandOver = 'courier',
) {
  const { rows } = await database.query(
    `SELECT (round($2 * level.units_per_dollar / level.step) * level.step * level.minor_units)::bigint AS amount,
       level.currency, terms.tax_rate AS rate, terms.is_tax_included AS "isIncluded"
     FROM price_levels level JOIN repair_terms terms ON terms.country = level.country WHERE level.country = $1`,
    [country, DOLLARS[by][device] ?? 0],
  )
  const { amount, currency, rate, isIncluded } = level.parse(rows[0])
  return { amount, currency, tax: rate === null ? null : { rate, isIncluded } }
}
