import type { Locale } from '@carelane/countries'
import type { PoolClient } from 'pg'
import { refundOrder } from '../payments/refund-order'
import type { SubmissionResult } from '../submissions/submit-once'
import { findOrders, statusOf } from './order-record'

interface Answer {
  result: string
  status: string | null
  refund: number | null
  currency: string | null
}

const refusalOf = (result: string, status: string | null = null): SubmissionResult<Answer> => ({
  answer: { result, status, refund: null, currency: null },
})

/** Refunds a paid order in full until it takes effect. Does nothing while a payment is processing. */
export async function cancelOrder(
  client: PoolClient,
  asked: { owner: string; number: string; language: Locale },
  now: Date,
): Promise<SubmissionResult<Answer>> {
  await client.query('SELECT 1 FROM protection_orders WHERE number = $1 FOR UPDATE', [asked.number])
  const [order] = await findOrders(client, asked)
  if (!order) return refusalOf('notFound')
  const status = statusOf(order, now)
  const { rowCount: processing } = await client.query(
    `SELECT 1 FROM payments WHERE order_number = $1 AND state IN ('challenged', 'processing')`,
    [order.number],
  )
  if (processing) return refusalOf('paymentInProgress', status)
  if (!['created', 'paying', 'failed', 'paid'].includes(status)) return refusalOf('notCancelable', status)
  await client.query(`UPDATE payments SET state = 'failed' WHERE order_number = $1 AND state = 'open'`, [
    order.number,
  ])
  const refund = await refundOrder(client, order, now)
  await client.query('UPDATE protection_orders SET canceled_at = $2 WHERE number = $1', [order.number, now])
  const answer = { result: 'accepted', status: 'canceled', refund, currency: order.currency }
  return { answer, reference: order.number }
}
