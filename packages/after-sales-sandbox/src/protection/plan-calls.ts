import { z } from 'zod'
import { choice, degrees, language, mcc, place } from '../calls/request-values'
import { Refusal, sandboxCall } from '../calls/sandbox-call'
import { findPlans, planEntry, wireQuote, type PlanQuestion } from './find-plans'
import { findProtocol } from './protocol'
import { productId, storeId } from './protection-values'
import { quoteOf } from './quote'
import { findReferral } from './referral'
import { findStores } from './stores'
import type { Queryable } from '../database/queryable'

const PATH = 'Client/screen-business-crm'
const imei = z.string().regex(/^\d{15}$/)

const ofDevice = {
  headers: ['mcc'],
  concealed: ['imei'],
  isAnswerEncrypted: true,
  authorization: 'offered',
} as const

/** [7#30] */
export const protectionPlans = sandboxCall({
  ...ofDevice,
  name: 'protection-plans',
  path: `${PATH}/cc-insurance-available-for-purchase`,
  request: z.object({ ...place, imei }),
  answer: ({ mcc: country, ...asked }, { pool, clock }) =>
    plansFor(pool, { ...asked, country, now: clock.now() }),
})

/** [7#38] */
export const storeProtectionPlans = sandboxCall({
  ...ofDevice,
  name: 'store-protection-plans',
  path: `${PATH}/cc-store-stock-insurance-available-for-purchase`,
  request: z.object({ ...place, imei, storeId }),
  answer: ({ mcc: country, ...asked }, { pool, clock }) =>
    plansFor(pool, { ...asked, country, now: clock.now() }),
})

async function plansFor(database: Queryable, question: PlanQuestion) {
  const found = await findPlans(database, question)
  if (!found) return { device: null, plans: [] }
  const { imei, brand, model } = found.device
  return { device: { imei, brand, model }, plans: found.plans.map(planEntry) }
}

/** [7#39] */
export const protectionStores = sandboxCall({
  name: 'protection-stores',
  method: 'POST',
  path: `${PATH}/cc-store-stock-machine`,
  values: 'json',
  headers: ['mcc'],
  isBodyEncrypted: true,
  isAnswerEncrypted: true,
  request: z.object({ mcc, longitude: degrees, latitude: degrees }),
  answer: ({ mcc: country, latitude: lat, longitude: lng }, { pool }) =>
    findStores(pool, { country, from: { lat, lng } }),
})

/** [7#37] */
export const protectionProtocol = sandboxCall({
  name: 'protection-protocol',
  method: 'POST',
  path: `${PATH}/screenbusiness-protolcol`,
  values: 'json',
  authorization: 'required',
  request: z.object({ ...place, productId }),
  answer: async ({ productId, language }, { pool, clock }) => {
    const protocol = await findProtocol(pool, { productId, language, now: clock.now() })
    if (!protocol) throw new Refusal(404, 'no such product')
    return protocol
  },
})

/** [7#40] */
export const referralCode = sandboxCall({
  name: 'referral-code',
  path: `${PATH}/check-referral-code`,
  authorization: 'required',
  request: z.object({ mcc, language, code: choice, productId, durationDays: z.coerce.number().int().min(1) }),
  answer: async ({ mcc: country, code, productId, durationDays }, { pool, clock }) => {
    const found = await findReferral(pool, { code, productId, now: clock.now() })
    if (!found.ok) return { valid: false, reason: found.reason }
    const { rows } = await pool.query<{ currency: string; price: string; basisPoints: number }>(
      `SELECT currency, price, basis_points AS "basisPoints" FROM protection_prices
       WHERE country = $1 AND product_id = $2 AND days = $3`,
      [country, productId, durationDays],
    )
    const [offer] = rows
    if (!offer) throw new Refusal(404, 'no such product')
    const { basisPoints, currency } = offer
    const quote = quoteOf(BigInt(offer.price), { basisPoints, percentOff: found.percent })
    const { discount, tax, total } = wireQuote(quote)
    return { valid: true, reason: null, discount, tax, total, currency }
  },
})
