import type { PoolClient } from 'pg'
import type { SubmissionResult } from '../submissions/submit-once'
import { findOrders } from '../repairs/order-record'
import { momentWithin } from '../working-days'
import { findQuote, type QuoteRecord } from './quote-record'

const DAY_MS = 86_400_000
const FRESH_MS = 600_000
/** Between clocks. */
const SKEW_MS = 60_000

export interface QuoteAnswer {
  requestKey: string
  token: string
  orderNumber: string
  version: number
  total: number
  currency: string
  answer: 'yes' | 'no' | 'callMe'
  answeredTime: string
  agreedText: string
}

type Answered = SubmissionResult<{ result: string }>

/** A refused answer writes nothing. */
export async function answerQuote(client: PoolClient, sent: QuoteAnswer, now: Date): Promise<Answered> {
  await client.query('SELECT 1 FROM work_orders WHERE number = $1 FOR UPDATE', [sent.orderNumber])
  const [order] = await findOrders(client, { number: sent.orderNumber }, now)
  const quote = await findQuote(client, sent.orderNumber, now)
  if (!order || !quote) return refusal('notFound')
  const obstacle = obstacleTo(sent, quote, order.quote?.answer ?? null, now)
  if (obstacle) return refusal(obstacle)
  if (!(await isProven(client, sent, order.phone))) return refusal('proofInvalid')
  await client.query(
    `INSERT INTO repair_quote_answers
       (order_number, version, answer, answered_at, agreed_text, token, request_key)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [
      sent.orderNumber,
      sent.version,
      sent.answer,
      // The clock may have been moved.
      new Date(Math.min(Date.parse(sent.answeredTime), now.getTime())),
      sent.agreedText,
      sent.answer === 'callMe' ? null : sent.token,
      sent.requestKey,
    ],
  )
  await goOn(client, sent, momentWithin(quote.mostDays, now, order.country), now)
  return { answer: { result: 'accepted' }, reference: sent.orderNumber }
}

function obstacleTo(
  { version, total, currency, answeredTime }: QuoteAnswer,
  quote: QuoteRecord,
  answerBefore: string | null,
  now: Date,
): string | undefined {
  if (answerBefore !== null) return 'answeredBefore'
  if (version !== quote.version || total !== quote.total || currency !== quote.currency) return 'outdated'
  const answered = Date.parse(answeredTime)
  const isInTime = answered <= quote.validUntil.getTime()
  const isLate = now.getTime() - answered > DAY_MS && now > quote.validUntil
  return isInTime && !isLate ? undefined : 'expired'
}

async function isProven(
  client: PoolClient,
  { token, answer, answeredTime }: QuoteAnswer,
  phone: string,
): Promise<boolean> {
  const answered = Date.parse(answeredTime)
  const { rowCount } = await client.query(
    answer === 'callMe'
      ? 'SELECT 1 FROM repair_tokens WHERE token = $1 AND phone = $2 AND expires_at > $3 AND issued_at <= $4'
      : `SELECT 1 FROM repair_tokens WHERE token = $1 AND phone = $2 AND NOT has_opened
           AND issued_at BETWEEN $3 AND $4
           AND NOT EXISTS (SELECT 1 FROM repair_quote_answers WHERE token = $1)`,
    [
      token,
      phone,
      new Date(answer === 'callMe' ? answered : answered - FRESH_MS),
      new Date(answered + SKEW_MS),
    ],
  )
  return rowCount === 1
}

async function goOn(client: PoolClient, sent: QuoteAnswer, readyAt: Date, now: Date): Promise<void> {
  if (sent.answer === 'callMe') return
  await client.query('INSERT INTO work_order_events (order_number, event, at) VALUES ($1, $2, $3)', [
    sent.orderNumber,
    sent.answer === 'yes' ? 'repairing' : 'rejected',
    now,
  ])
  if (sent.answer === 'yes')
    await client.query('UPDATE work_orders SET estimated_repaired_at = $2 WHERE number = $1', [
      sent.orderNumber,
      readyAt,
    ])
}

function refusal(result: string): Answered {
  return { answer: { result } }
}
