import { z } from 'zod'
import { choice, place } from '../calls/request-values'
import { sandboxCall } from '../calls/sandbox-call'

/** [7#28] */
export const highBrandModels = sandboxCall({
  name: 'high-brand-models',
  path: 'Client/high-brand-model/list',
  request: z.object(place),
  answer: async ({ mcc: country }, { pool }) => {
    const { rows } = await pool.query(
      `SELECT product.id, product.brand, product.name AS model, NULL AS picture
       FROM high_brand_models high JOIN products product ON product.id = high.product_id
       WHERE high.country = $1 ORDER BY product.id`,
      [country],
    )
    return rows
  },
})

/** [7#29]: falls back to English. */
export const highBrandBenefits = sandboxCall({
  name: 'high-brand-benefits',
  path: 'Client/high-brand-model/benefit-banner-remark',
  request: z.object({ ...place, id: choice.optional() }),
  answer: async ({ mcc: country, language, id }, { pool }) => {
    const { rows } = await pool.query(
      `SELECT banner, remark FROM high_brand_benefits
       WHERE language IN ($2, 'en') AND EXISTS (
         SELECT 1 FROM high_brand_models
         WHERE country = $1 AND ($3::text IS NULL OR product_id::text = $3))
       ORDER BY language = $2 DESC LIMIT 1`,
      [country, language, id],
    )
    return rows[0] ?? null
  },
})
