import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { ignoreFailure } from '@carelane/config/ignore-failure'
import { callSite } from '../payments/callback-client'
import { findOrders, statusOf } from '../repairs/order-record'
import type { Surroundings } from '../surroundings'

const PAUSE_MS = 500
/** Real ones: the clock of the sandbox may stand still. */
const AGAIN_AFTER_SECONDS = 5

/** Taken, or taken before. */
const ENDED = [204, 409]

type Needed = Pick<Surroundings, 'pool' | 'clock' | 'eventsSecret'>

/** @returns a function that stops it and waits for the run in progress */
export function startEvents(needed: Needed, onError: (error: unknown) => void): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping
  const work = async () => {
    while (!signal.aborted) {
      await sendEvents(needed).catch(onError)
      await ignoreFailure(delay(PAUSE_MS, undefined, { signal }), 'aborted')
    }
  }
  const working = work()
  return async () => {
    stopping.abort()
    await working
  }
}

interface Watch {
  orderNumber: string
  callbackUrl: string
  toldStatus: string
  eventId: string | null
}

async function sendEvents({ pool, clock, eventsSecret }: Needed): Promise<void> {
  const now = clock.now()
  const { rows } = await pool.query<Watch>(
    `SELECT order_number AS "orderNumber", callback_url AS "callbackUrl", told_status AS "toldStatus",
       event_id AS "eventId"
     FROM repair_watches WHERE until > $1 AND due_at <= now()`,
    [now],
  )
  for (const { orderNumber, callbackUrl, toldStatus, eventId } of rows) {
    const [order] = await findOrders(pool, { number: orderNumber }, now)
    const status = order && statusOf(order, now)
    if (status === undefined || status === toldStatus) continue
    const id = eventId ?? randomUUID()
    const body = JSON.stringify({ id, orderNumber, time: now.toISOString() })
    const answer = await callSite(callbackUrl, body, eventsSecret)
    const isEnded = answer !== null && ENDED.includes(answer)
    await pool.query(
      `UPDATE repair_watches SET told_status = $2, event_id = $3, due_at = now() + make_interval(secs => $4)
       WHERE order_number = $1`,
      [orderNumber, isEnded ? status : toldStatus, isEnded ? null : id, isEnded ? 0 : AGAIN_AFTER_SECONDS],
    )
  }
}
