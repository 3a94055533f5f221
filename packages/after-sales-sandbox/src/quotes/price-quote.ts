import type { CountryCode } from '@carelane/countries'
import { z } from 'zod'
import type { Queryable } from '../database/queryable'
import { PRODUCTS } from '../products/products'

const QUOTED = ['Screen', 'Battery', 'Camera']

/** What a look at the device costs. */
const FEE_LIKE = 'Back Cover'

const DEARER = 1.2

/** Where the law wants prices for consumers to hold the tax. */
const TAX_IN_PRICES: readonly string[] = ['es', 'pl']

const FOUND = {
  en: 'The screen is broken, and the battery holds less than half of its charge.',
  ar: 'الشاشة مكسورة، والبطارية لا تحتفظ بنصف شحنها.',
  fr: 'L’écran est cassé et la batterie garde moins de la moitié de sa charge.',
  es: 'La pantalla está rota y la batería guarda menos de la mitad de su carga.',
  pt: 'O ecrã está partido e a bateria guarda menos de metade da carga.',
  ru: 'Экран разбит, а аккумулятор держит меньше половины заряда.',
}

const partPrice = z.object({
  country: z.string(),
  product_id: z.number(),
  category: z.string(),
  currency: z.string(),
  price: z.coerce.number(),
  labor_cost: z.coerce.number(),
  basis_points: z.number(),
})

export type PartPrice = z.output<typeof partPrice>

export const QUOTED_PRODUCTS = PRODUCTS.filter(({ kind }) => kind === 'Mobile Phone').slice(0, 8)

/** Of the parts that quotes are made of. */
export async function partPrices(client: Queryable, country?: CountryCode): Promise<PartPrice[]> {
  const { rows } = await client.query(
    `SELECT country, product_id, category, currency, price, labor_cost, basis_points
     FROM part_prices JOIN tax_rates USING (country)
     WHERE product_id = ANY($1) AND category = ANY($2) AND country = coalesce($3, country)`,
    [QUOTED_PRODUCTS.map(({ id }) => id), [...QUOTED, FEE_LIKE], country],
  )
  return rows.map((row) => partPrice.parse(row))
}

interface Asked {
  country: string
  productId: number
  /** How many parts are replaced. */
  parts: number
  isDearer: boolean
}

/** Amounts of the columns of `repair_quotes`; undefined where the country has no prices. */
export function priceQuote(prices: readonly PartPrice[], { country, productId, parts, isDearer }: Asked) {
  const own = prices.filter((price) => price.country === country && price.product_id === productId)
  const chosen = QUOTED.slice(0, parts).flatMap((name) => own.find(({ category }) => category === name) ?? [])
  const [first] = chosen
  if (!first) return undefined
  const isIncluded = TAX_IN_PRICES.includes(country)
  const rate = first.basis_points / 10_000
  const grossOf = (amount: number) =>
    Math.round(amount * (isIncluded ? 1 + rate : 1) * (isDearer ? DEARER : 1))
  const lines = chosen.flatMap(({ category: name, price, labor_cost: labour }) => [
    { kind: 'part', name, quantity: 1, price: grossOf(price) },
    { kind: 'labour', name, quantity: 1, price: grossOf(labour) },
  ])
  const sum = lines.reduce((all, { price }) => all + price, 0)
  const tax = Math.round(isIncluded ? sum - sum / (1 + rate) : sum * rate)
  return {
    found: FOUND,
    lines,
    currency: first.currency,
    basis_points: first.basis_points,
    tax_is_included: isIncluded,
    tax,
    total: sum + (isIncluded ? 0 : tax),
    diagnosis_fee: own.find(({ category }) => category === FEE_LIKE)?.labor_cost ?? 0,
    least_days: 3,
    most_days: 7,
  }
}
