import { randomUUID } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import { inTransaction } from '../database/in-transaction'
import { coveredParts } from '../protection/find-plans'
import { findOrders, type Order } from '../protection/order-record'
import { activationOf, warrantyOf } from '../warranty/decide-warranty'
import { findDevice, type DeviceRecord } from '../warranty/device-record'
import { refundOrder } from './refund-order'
import { findInstruments } from './payment-record'

const DAY_MS = 86_400_000
/** For a plan that takes effect at once [8#20]. */
const ACTIVATION_MS = 60_000
const CALLBACK_DELAY_MS = 1_000

interface Due {
  number: string
  order_number: string
  method: string | null
  instrument: string | null
  will_succeed: boolean | null
  amount: string
  currency: string
}

export async function settleDue(pool: Pool, now: Date): Promise<void> {
  const { rows } = await pool.query<{ order: string }>(
    `SELECT order_number AS order FROM payments WHERE state = 'processing' AND settles_at <= $1
     UNION SELECT order_number FROM payments WHERE state = 'succeeded' AND refund_at <= $1`,
    [now],
  )
  for (const { order } of rows) await settleOrder(pool, order, now)
}

export async function settleOrder(pool: Pool, number: string, now: Date): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query('SELECT 1 FROM protection_orders WHERE number = $1 FOR UPDATE', [number])
    const { rows: due } = await client.query<Due>(
      `SELECT number, order_number, method, instrument, will_succeed, amount, currency FROM payments
       WHERE order_number = $1 AND state = 'processing' AND settles_at <= $2 ORDER BY settles_at, number`,
      [number, now],
    )
    for (const payment of due) await settle(client, payment, now)
    const { rows: refunds } = await client.query<Due>(
      `SELECT number, order_number, method, instrument, amount, currency FROM payments
       WHERE order_number = $1 AND state = 'succeeded' AND refund_at <= $2`,
      [number, now],
    )
    for (const payment of refunds) await refund(client, payment, now)
  })
}

async function settle(client: PoolClient, payment: Due, now: Date): Promise<void> {
  const [order] = await findOrders(client, { number: payment.order_number, language: 'en' })
  if (!order) throw new Error('A payment has no order')
  const device = await deviceOf(client, order)
  const succeeds = payment.will_succeed === true && (await canBeBought(client, order, device))
  const refundAfter = await refundAfterSeconds(client, payment)
  await client.query('UPDATE payments SET state = $2, refund_at = $3 WHERE number = $1', [
    payment.number,
    succeeds ? 'succeeded' : 'failed',
    succeeds && refundAfter !== null ? new Date(now.getTime() + refundAfter * 1000) : null,
  ])
  if (succeeds) {
    await client.query(
      `INSERT INTO charges (payment_number, order_number, kind, currency, amount, at)
       VALUES ($1, $2, 'charge', $3, $4, $5)`,
      [payment.number, payment.order_number, payment.currency, payment.amount, now],
    )
    if (!order.paidAt) await activate(client, order, device, now)
  }
  await scheduleCallbacks(client, payment, succeeds ? 'succeeded' : 'failed', now)
}

async function deviceOf(client: PoolClient, { imei, country }: Order): Promise<DeviceRecord> {
  const device = await findDevice(client, imei, country)
  if (!device) throw new Error('An order has no device')
  return device
}

/** Another order may cover the phone by now [9#34]. */
async function canBeBought(client: PoolClient, order: Order, device: DeviceRecord): Promise<boolean> {
  if (order.canceledAt) return false
  if (order.paidAt) return true
  await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`protection ${order.imei}`])
  const covered = await coveredParts(client, device)
  const { rows } = await client.query<{ covers: string[] }>(
    'SELECT covers FROM protection_products WHERE id = $1',
    [order.productId],
  )
  return !rows[0]?.covers.some((part) => covered.has(part))
}

/** [9#36] */
async function activate(client: PoolClient, order: Order, device: DeviceRecord, now: Date): Promise<void> {
  const effectiveAt = new Date(now.getTime() + Math.max(order.effectDays * DAY_MS, ACTIVATION_MS))
  const { activatedAt } = activationOf(device, now)
  const isLonger = order.extendsMonths > 0 && activatedAt !== null
  const from = isLonger ? new Date(warrantyOf(device, activatedAt, now).warrantyExpiryDate) : effectiveAt
  await client.query(
    'UPDATE protection_orders SET paid_at = $2, effective_at = $3, end_at = $4 WHERE number = $1',
    [order.number, now, effectiveAt, new Date(from.getTime() + order.days * DAY_MS)],
  )
  await client.query('UPDATE devices SET extension_months = extension_months + $2 WHERE imei = $1', [
    order.imei,
    order.extendsMonths,
  ])
}

async function refund(client: PoolClient, payment: Due, now: Date): Promise<void> {
  const [order] = await findOrders(client, { number: payment.order_number, language: 'en' })
  if (!order) throw new Error('A payment has no order')
  await refundOrder(client, order, now)
  await client.query('UPDATE protection_orders SET canceled_at = $2 WHERE number = $1', [order.number, now])
  await scheduleCallbacks(client, payment, 'refunded', now)
}

async function refundAfterSeconds(client: PoolClient, payment: Due): Promise<number | null> {
  return (await behaviourOf(client, payment))?.refundAfterSeconds ?? null
}

async function behaviourOf(client: PoolClient, { method, instrument }: Due) {
  if (method === null || instrument === null) return undefined
  const [behaviour] = await findInstruments(client, method, instrument)
  return behaviour
}

async function scheduleCallbacks(
  client: PoolClient,
  payment: Due,
  what: 'succeeded' | 'failed' | 'refunded',
  now: Date,
): Promise<void> {
  const behaviour = await behaviourOf(client, payment)
  const dueAt = new Date(now.getTime() + (behaviour?.callbackFirst ? 0 : CALLBACK_DELAY_MS))
  const body = {
    id: randomUUID(),
    orderNumber: payment.order_number,
    paymentNumber: payment.number,
    payment: what,
    totalAmount: Number(payment.amount),
    currency: payment.currency,
    time: now.toISOString(),
  }
  await client.query(
    `INSERT INTO payment_callbacks (payment_number, body, due_at)
     SELECT $1, $2, $3 FROM generate_series(1, $4)`,
    [payment.number, body, dueAt, behaviour?.callbacks ?? 1],
  )
}
