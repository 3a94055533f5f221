import { randomBytes } from 'node:crypto'
import type { Locale } from '@carelane/countries'
import type { PoolClient } from 'pg'
import { findOrders, statusOf } from '../protection/order-record'
import type { SubmissionResult } from '../submissions/submit-once'

const OPEN_MS = 15 * 60_000

interface Answer {
  result: string
  paymentNumber: string | null
  paymentUrl: string | null
  openUntil: Date | null
}

const refusalOf = (result: string): SubmissionResult<Answer> => ({
  answer: { result, paymentNumber: null, paymentUrl: null, openUntil: null },
})

export interface Beginning {
  owner: string
  orderNumber: string
  requestKey: string
  language: Locale
  returnUrl: string
  callbackUrl: string
  origin: string
}

/** Leaves other pages open: as with any acquirer, preventing a second payment is up to the site. */
export async function beginPayment(
  client: PoolClient,
  asked: Beginning,
  now: Date,
): Promise<SubmissionResult<Answer>> {
  const { owner, orderNumber: number, language } = asked
  await client.query('SELECT 1 FROM protection_orders WHERE number = $1 FOR UPDATE', [number])
  const [order] = await findOrders(client, { owner, number, language })
  if (!order) return refusalOf('notFound')
  if (order.paidAt && !order.canceledAt) return refusalOf('alreadyPaid')
  if (statusOf(order, now) === 'canceled') return refusalOf('notPayable')
  const secret = randomBytes(24).toString('base64url')
  const openUntil = new Date(now.getTime() + OPEN_MS)
  const { rows } = await client.query<{ number: string }>(
    `INSERT INTO payments (number, secret, order_number, request_key, currency, amount, language, return_url,
       callback_url, state, begun_at, open_until)
     VALUES ('PAY' || lpad(floor(random() * 1e12)::text, 12, '0'), $1, $2, $3, $4, $5, $6, $7, $8, 'open', $9, $10)
     RETURNING number`,
    [
      secret,
      order.number,
      asked.requestKey,
      order.currency,
      order.total,
      language,
      asked.returnUrl,
      asked.callbackUrl,
      now,
      openUntil,
    ],
  )
  const paymentNumber = rows[0]?.number ?? ''
  const paymentUrl = `${asked.origin}/pay/${secret}`
  return {
    answer: { result: 'accepted', paymentNumber, paymentUrl, openUntil },
    reference: paymentNumber,
  }
}
