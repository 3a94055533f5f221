import type { CountryCode, Locale } from '@carelane/countries'
import type { PoolClient } from 'pg'
import type { SubmissionResult } from '../submissions/submit-once'
import { findPlans, type Price } from './find-plans'
import { findProtocol } from './protocol'
import { quoteOf, type Quote } from './quote'
import { codeOf, findReferral } from './referral'

const PAY_WITHIN_MS = 86_400_000

export interface Purchase {
  requestKey: string
  mcc: CountryCode
  language: Locale
  imei: string
  productId: number
  durationDays: number
  name: string
  phone: string
  referralCode?: string | undefined
  protocolVersion: string
  totalAmount: number
  currency: string
  storeId?: number
  storeCode?: string
}

interface Answer {
  result: string
  reason: string | null
  order: object | null
}

const refusalOf = (result: string, reason: string | null = null): SubmissionResult<Answer> => ({
  answer: { result, reason, order: null },
})

/** Prices come from the list, never from the buyer. */
export async function placeOrder(
  client: PoolClient,
  owner: string,
  purchase: Purchase,
  now: Date,
): Promise<SubmissionResult<Answer>> {
  await waitForOthers(client, purchase)
  const { imei, mcc: country, language, productId, storeId } = purchase
  if (storeId !== undefined && !(await isStore(client, purchase))) return refusalOf('wrongStoreCode')
  const found = await findPlans(client, {
    imei,
    country,
    language,
    now,
    ...(storeId !== undefined && { storeId }),
  })
  const plan = found?.plans.find(({ id }) => id === productId)
  const offer = plan?.prices.find(({ days }) => days === purchase.durationDays)
  if (!plan || !offer || plan.reason) return refusalOf('notAvailable', plan?.reason ?? null)
  const protocol = await findProtocol(client, { productId, language, now })
  if (protocol?.version !== purchase.protocolVersion) return refusalOf('protocolChanged')
  const percentOff = await percentOf(client, purchase, now)
  if (typeof percentOff === 'string') return refusalOf('referralInvalid', percentOff)
  const quote = quoteOf(offer.price, { basisPoints: offer.basisPoints, percentOff })
  const isAsAgreed = quote.total === BigInt(purchase.totalAmount) && offer.currency === purchase.currency
  if (!isAsAgreed) return refusalOf('priceChanged')
  const number = await insertOrder(client, owner, { purchase, quote, offer }, now)
  const order = {
    orderNumber: number,
    status: 'created',
    totalAmount: Number(quote.total),
    currency: offer.currency,
  }
  return { answer: { result: 'accepted', reason: null, order }, reference: number }
}

/** Serialises orders for one stock or referral code. */
async function waitForOthers(
  client: PoolClient,
  { storeId, productId, referralCode }: Purchase,
): Promise<void> {
  const wanted = [
    ...(storeId === undefined ? [] : [`stock ${storeId} ${productId}`]),
    ...(referralCode === undefined ? [] : [`referral ${codeOf(referralCode)}`]),
  ]
  for (const what of wanted.toSorted()) {
    await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`protection ${what}`])
  }
}

async function isStore(client: PoolClient, { storeId, storeCode, mcc: country }: Purchase): Promise<boolean> {
  const { rowCount } = await client.query(
    `SELECT 1 FROM protection_stores store JOIN service_centres centre USING (id)
     WHERE id = $1 AND code = $2 AND country = $3`,
    [storeId, codeOf(storeCode ?? ''), country],
  )
  return rowCount === 1
}

async function percentOf(
  client: PoolClient,
  { referralCode: code, productId }: Purchase,
  now: Date,
): Promise<number | string> {
  if (code === undefined) return 0
  const referral = await findReferral(client, { code, productId, now })
  return referral.ok ? referral.percent : referral.reason
}

async function insertOrder(
  client: PoolClient,
  owner: string,
  { purchase, quote, offer }: { purchase: Purchase; quote: Quote; offer: Price },
  now: Date,
): Promise<string> {
  const { referralCode } = purchase
  const { rows } = await client.query<{ number: string }>(
    `INSERT INTO protection_orders (number, owner, request_key, country, imei, product_id, days, name, phone, store_id,
       referral_code, protocol_version, currency, price, discount, tax, total, created_at, pay_until)
     VALUES ('PO' || upper($3) || lpad(floor(random() * 1e10)::text, 10, '0'), $1, $2, $3, $4, $5, $6, $7, $8, $9,
       $10, $11, $12, $13, $14, $15, $16, $17, $18)
     RETURNING number`,
    [
      owner,
      purchase.requestKey,
      purchase.mcc,
      purchase.imei,
      purchase.productId,
      purchase.durationDays,
      purchase.name,
      purchase.phone,
      purchase.storeId,
      referralCode === undefined ? null : codeOf(referralCode),
      purchase.protocolVersion,
      offer.currency,
      ...[quote.price, quote.discount, quote.tax, quote.total].map(String),
      now,
      new Date(now.getTime() + PAY_WITHIN_MS),
    ],
  )
  return rows[0]?.number ?? ''
}
