import type { PoolClient } from 'pg'
import { inTransaction } from '../database/in-transaction'
import type { Surroundings } from '../surroundings'
import { findInstruments, findPayment, type Instrument, type Payment } from './payment-record'
import { sendCallbacks } from './send-callbacks'
import { settleOrder } from './settle-payment'

const BANK_CODE = '123456'
const MOST_WRONG_CODES = 3

const STORE_MS = 86_400_000

export interface Typed {
  action: 'card' | 'wallet' | 'store' | 'leave' | 'code' | 'cashier'
  number: string
}

type Taken = { problem: 'card' | 'wallet' | 'code' } | null

/**
 * Locks the payment, so that a form sent twice has one effect.
 * @returns what is wrong with the form, or null
 */
export async function takePayment(surroundings: Surroundings, secret: string, typed: Typed): Promise<Taken> {
  const now = surroundings.clock.now()
  const taken = await inTransaction(surroundings.pool, async (client) => {
    const payment = await lockPayment(client, secret)
    return payment ? act(client, payment, typed, now) : null
  })
  const payment = await findPayment(surroundings.pool, secret)
  if (payment) {
    await settleOrder(surroundings.pool, payment.orderNumber, now)
    await sendCallbacks(surroundings, payment.number)
  }
  return taken
}

/** Order first, as everywhere, to avoid deadlocks. */
async function lockPayment(client: PoolClient, secret: string): Promise<Payment | undefined> {
  await client.query(
    `SELECT 1 FROM protection_orders
     WHERE number = (SELECT order_number FROM payments WHERE secret = $1) FOR UPDATE`,
    [secret],
  )
  return findPayment(client, secret)
}

async function act(client: PoolClient, payment: Payment, typed: Typed, now: Date): Promise<Taken> {
  const { number, state } = payment
  const isOpen = state === 'open' && now < payment.openUntil
  switch (typed.action) {
    case 'card':
    case 'wallet':
      return isOpen ? pay(client, payment, { ...typed, action: typed.action }, now) : null
    case 'store':
      if (isOpen) {
        const method = { method: 'store', instrument: null }
        const until = new Date(now.getTime() + STORE_MS)
        await process(client, number, { ...method, succeeds: false, settlesAt: until })
      }
      return null
    case 'leave':
      if (isOpen) await failPayment(client, number)
      return null
    case 'code':
      return state === 'challenged' ? confirm(client, payment, typed.number, now) : null
    case 'cashier':
      if (state === 'processing' && payment.method === 'store')
        await process(client, number, { method: 'store', instrument: null, succeeds: true, settlesAt: now })
      return null
  }
}

async function pay(
  client: PoolClient,
  { number }: Payment,
  { action: method, number: typed }: Typed & { action: 'card' | 'wallet' },
  now: Date,
): Promise<Taken> {
  const [instrument] = await findInstruments(client, method, typed.replace(/\D/g, ''))
  if (!instrument) return { problem: method }
  if (!instrument.asksCode) {
    await process(client, number, processOf(method, instrument, now))
    return null
  }
  await client.query(
    `UPDATE payments SET state = 'challenged', method = $2, instrument = $3 WHERE number = $1`,
    [number, method, instrument.number],
  )
  return null
}

async function confirm(
  client: PoolClient,
  { number, method, instrument: used, wrongCodes }: Payment,
  typed: string,
  now: Date,
): Promise<Taken> {
  if (typed.trim() === BANK_CODE) {
    const [instrument] = await findInstruments(client, method ?? '', used ?? '')
    if (instrument) await process(client, number, processOf(method ?? '', instrument, now))
    return null
  }
  await client.query('UPDATE payments SET wrong_codes = wrong_codes + 1 WHERE number = $1', [number])
  if (wrongCodes + 1 >= MOST_WRONG_CODES) {
    const refused = { method, instrument: used, succeeds: false, settlesAt: now }
    await process(client, number, refused)
    return null
  }
  return { problem: 'code' }
}

interface Processing {
  method: string | null
  instrument: string | null
  succeeds: boolean
  settlesAt: Date
}

function processOf(method: string, instrument: Instrument, now: Date): Processing {
  const settlesAt = new Date(now.getTime() + instrument.seconds * 1000)
  return { method, instrument: instrument.number, succeeds: instrument.succeeds, settlesAt }
}

async function process(client: PoolClient, number: string, to: Processing): Promise<void> {
  await client.query(
    `UPDATE payments SET state = 'processing', method = $2, instrument = $3, will_succeed = $4, settles_at = $5
     WHERE number = $1`,
    [number, to.method, to.instrument, to.succeeds, to.settlesAt],
  )
}

/** Through settlement, so that the site gets a callback. */
async function failPayment(client: PoolClient, number: string): Promise<void> {
  await client.query(
    `UPDATE payments SET state = 'processing', will_succeed = false, settles_at = begun_at WHERE number = $1`,
    [number],
  )
}
