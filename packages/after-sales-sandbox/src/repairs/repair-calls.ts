import { z } from 'zod'
import { orderNumber, phone, place } from '../calls/request-values'
import { Refusal, sandboxCall, TOKEN_INVALID } from '../calls/sandbox-call'
import { findOrders, orderEntry } from './order-record'
import { openByToken, sendCode, verifyCode } from './verification'

const submission = {
  method: 'POST',
  values: 'json',
  isBodyEncrypted: true,
  isAnswerEncrypted: true,
} as const

/** By number alone: nothing personal. */
export const repairOrder = sandboxCall({
  name: 'repair-order',
  path: 'Client/repair/order',
  concealed: ['orderNumber'],
  isAnswerEncrypted: true,
  request: z.object({ orderNumber, ...place }),
  answer: async ({ orderNumber }, { pool, clock }) => {
    const now = clock.now()
    const orders = await findOrders(pool, { number: orderNumber }, now)
    return { checkTime: now.toISOString(), orders: orders.map((order) => orderEntry(order, now, false)) }
  },
})

export const repairSendCode = sandboxCall({
  ...submission,
  name: 'repair-send-code',
  path: 'Client/repair/send-code',
  request: z.object({ phone, ...place }),
  answer: async ({ phone }, { pool, clock }) => sendCode(pool, phone, clock.now()),
})

export const repairVerifyCode = sandboxCall({
  ...submission,
  name: 'repair-verify-code',
  path: 'Client/repair/verify-code',
  request: z.object({ phone, code: z.string().regex(/^\d{4,8}$/), ...place }),
  answer: async ({ phone, code }, { pool, clock }) => verifyCode(pool, { phone, code }, clock.now()),
})

export const repairOrders = sandboxCall({
  ...submission,
  name: 'repair-orders',
  path: 'Client/repair/list',
  request: z.object({ token: z.string().min(16).max(512), ...place }),
  answer: async ({ token }, { pool, clock }) => {
    const now = clock.now()
    const phone = await openByToken(pool, token, now)
    if (phone === undefined) throw new Refusal(TOKEN_INVALID, 'the token is over')
    const orders = await findOrders(pool, { phone }, now)
    return { checkTime: now.toISOString(), orders: orders.map((order) => orderEntry(order, now, true)) }
  },
})
