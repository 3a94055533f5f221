import { z } from 'zod'
import { choice, place } from '../calls/request-values'
import { sandboxCall } from '../calls/sandbox-call'

const PRODUCT = 'product.kind AS product, product.brand, product.series, product.name AS model'

export const repairModels = sandboxCall({
  name: 'repair-models',
  path: 'Client/repair-cost/models',
  request: z.object(place),
  answer: async ({ mcc: country }, { pool }) => {
    const { rows } = await pool.query(
      `SELECT ${PRODUCT}, array_agg(cost.fault ORDER BY cost.place) AS faults
       FROM repair_costs cost JOIN products product ON product.id = cost.product_id
       WHERE cost.country = $1 GROUP BY product.id ORDER BY product.id`,
      [country],
    )
    return rows
  },
})

interface Terms {
  productId: number
  currency: string
  rate: number | null
  isIncluded: boolean
  diagnosisFee: string
  isDiagnosisFreeWithRepair: boolean
  partsUntil: string
  updatesUntil: string
}

interface Cost {
  fault: string
  part: string | null
  price: string | null
  laborCost: string
  daysFrom: number
  daysTo: number
  isUnderWarranty: boolean
  protectionPlans: string[]
}

export const repairCosts = sandboxCall({
  name: 'repair-costs',
  path: 'Client/repair-cost/list',
  request: z.object({ ...place, product: choice, brand: choice, series: choice, model: choice }),
  answer: async ({ mcc: country, product, brand, series, model }, { pool }) => {
    const { rows: found } = await pool.query<Terms>(
      `SELECT product.id AS "productId", level.currency, terms.tax_rate AS rate,
         terms.is_tax_included AS "isIncluded",
         (round(terms.diagnosis_dollars * level.units_per_dollar / level.step)
           * level.step * level.minor_units)::bigint AS "diagnosisFee",
         terms.is_diagnosis_free_with_repair AS "isDiagnosisFreeWithRepair",
         support.parts_until::text AS "partsUntil", support.updates_until::text AS "updatesUntil"
       FROM products product
       JOIN product_support support ON support.product_id = product.id
       JOIN repair_terms terms ON terms.country = $1
       JOIN price_levels level ON level.country = terms.country
       WHERE product.kind = $2 AND product.brand = $3 AND product.series = $4 AND product.name = $5`,
      [country, product, brand, series, model],
    )
    const [terms] = found
    if (!terms) return null
    const { productId, rate, isIncluded, diagnosisFee, ...told } = terms
    const { rows: costs } = await pool.query<Cost>(
      `SELECT fault, part, part_price AS price, labor_cost AS "laborCost", days_from AS "daysFrom",
         days_to AS "daysTo", is_under_warranty AS "isUnderWarranty", protection_plans AS "protectionPlans"
       FROM repair_costs WHERE country = $1 AND product_id = $2 ORDER BY place`,
      [country, productId],
    )
    if (costs.length === 0) return null
    return {
      ...told,
      tax: rate === null ? null : { rate, isIncluded },
      diagnosisFee: Number(diagnosisFee),
      costs: costs.map(({ part, price, laborCost, ...cost }) => ({
        ...cost,
        parts: part === null ? [] : [{ name: part, price: Number(price) }],
        laborCost: Number(laborCost),
      })),
    }
  },
})
