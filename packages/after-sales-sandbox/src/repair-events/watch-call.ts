import { z } from 'zod'
import { orderNumber, place } from '../calls/request-values'
import { Refusal, sandboxCall } from '../calls/sandbox-call'
import { findOrders, statusOf } from '../repairs/order-record'

const DAY_MS = 86_400_000
const WATCHED_DAYS = 90

export const repairWatch = sandboxCall({
  method: 'POST',
  values: 'json',
  isBodyEncrypted: true,
  isAnswerEncrypted: true,
  name: 'repair-watch',
  path: 'Client/repair/watch',
  request: z.object({ ...place, orderNumber, callbackUrl: z.url() }),
  answer: async ({ orderNumber, callbackUrl }, { pool, clock }) => {
    const now = clock.now()
    const [order] = await findOrders(pool, { number: orderNumber }, now)
    if (!order) throw new Refusal(404, 'no such order')
    const until = new Date(now.getTime() + WATCHED_DAYS * DAY_MS)
    await pool.query(
      `INSERT INTO repair_watches (order_number, callback_url, until, told_status, due_at)
       VALUES ($1, $2, $3, $4, now())
       ON CONFLICT (order_number) DO UPDATE SET callback_url = $2, until = $3, told_status = $4, event_id = NULL`,
      [orderNumber, callbackUrl, until, statusOf(order, now)],
    )
    return { until: until.toISOString() }
  },
})
