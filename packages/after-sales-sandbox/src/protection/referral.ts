import { z } from 'zod'
import type { Queryable } from '../database/queryable'
import { takesUpStock } from './takes-up-stock'

const referral = z.object({
  percent: z.number(),
  productId: z.number().nullable(),
  expiresAt: z.date().nullable(),
  mostUses: z.number().nullable(),
  uses: z.number(),
})

export type Referral =
  { ok: true; percent: number } | { ok: false; reason: 'unknown' | 'expired' | 'usedUp' | 'otherProduct' }

export async function findReferral(
  database: Queryable,
  { code, productId, now }: { code: string; productId: number; now: Date },
): Promise<Referral> {
  const { rows } = await database.query(
    `SELECT percent, product_id AS "productId", expires_at AS "expiresAt", most_uses AS "mostUses",
       (SELECT count(*)::int FROM protection_orders used
        WHERE used.referral_code = referral.code AND ${takesUpStock('used', '$2')}) AS uses
     FROM referral_codes referral WHERE code = $1`,
    [codeOf(code), now],
  )
  if (rows[0] === undefined) return { ok: false, reason: 'unknown' }
  const found = referral.parse(rows[0])
  if (found.expiresAt && found.expiresAt <= now) return { ok: false, reason: 'expired' }
  if (found.mostUses !== null && found.uses >= found.mostUses) return { ok: false, reason: 'usedUp' }
  if (found.productId !== null && found.productId !== productId) return { ok: false, reason: 'otherProduct' }
  return { ok: true, percent: found.percent }
}

export const codeOf = (typed: string) => typed.trim().toUpperCase()
