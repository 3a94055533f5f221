import { z } from 'zod'
import { isGuest, type Visitor } from '../account/tokens'
import { choice, freeText, language, mcc, paging, phone, place, requestKey } from '../calls/request-values'
import { Refusal, sandboxCall, TOKEN_INVALID } from '../calls/sandbox-call'
import { beginPayment } from '../payments/begin-payment'
import { settleDue } from '../payments/settle-payment'
import { submitOnce } from '../submissions/submit-once'
import { cancelOrder } from './cancel-order'
import { findOrders, orderEntry, paymentOf, statusOf } from './order-record'
import { placeOrder } from './place-order'
import { orderNumber, productId, storeId } from './protection-values'

const PATH = 'Client/screen-business-crm'

const write = {
  method: 'POST',
  values: 'json',
  isBodyEncrypted: true,
  isAnswerEncrypted: true,
  authorization: 'required',
} as const

const purchase = z.object({
  requestKey,
  mcc,
  language,
  imei: z.string().regex(/^\d{15}$/),
  productId,
  durationDays: z.number().int().min(1),
  name: freeText(100),
  phone,
  referralCode: choice.optional(),
  protocolVersion: choice,
  totalAmount: z.number().int().min(0),
  currency: z.string().regex(/^[A-Z]{3}$/),
})

/** [7#31] */
export const protectionOrderAdd = sandboxCall({
  ...write,
  name: 'protection-order-add',
  path: `${PATH}/cc-place-order`,
  headers: ['mcc'],
  request: purchase,
  answer: (form, surroundings, { visitor }) => {
    const owner = ownerOf(visitor)
    const { requestKey, ...typed } = form
    const kind = 'protection-order-add'
    return submitOnce(surroundings, { kind, requestKey, content: { owner, ...typed } }, (client) =>
      placeOrder(client, owner, form, surroundings.clock.now()),
    )
  },
})

/** [7#32] */
export const storeProtectionOrderAdd = sandboxCall({
  ...write,
  name: 'store-protection-order-add',
  path: `${PATH}/store-place-order`,
  headers: ['mcc'],
  request: purchase.extend({ storeId, storeCode: choice }),
  answer: (form, surroundings, { visitor }) => {
    const owner = ownerOf(visitor)
    const { requestKey, ...typed } = form
    const kind = 'store-protection-order-add'
    return submitOnce(surroundings, { kind, requestKey, content: { owner, ...typed } }, (client) =>
      placeOrder(client, owner, form, surroundings.clock.now()),
    )
  },
})

/** [7#33] */
export const protectionPayment = sandboxCall({
  ...write,
  name: 'protection-payment',
  path: `${PATH}/cc-pay-2`,
  request: z.object({ requestKey, ...place, orderNumber, returnUrl: z.url(), callbackUrl: z.url() }),
  answer: async (asked, surroundings, { visitor, request }) => {
    const { pool, clock } = surroundings
    const { requestKey, orderNumber, language, returnUrl, callbackUrl } = asked
    const content = { owner: ownerOf(visitor), orderNumber, language, returnUrl, callbackUrl }
    await settleDue(pool, clock.now())
    const beginning = { ...content, requestKey, origin: new URL(request.url).origin }
    return submitOnce(surroundings, { kind: 'protection-payment', requestKey, content }, (client) =>
      beginPayment(client, beginning, clock.now()),
    )
  },
})

/** [7#35] */
export const protectionCancel = sandboxCall({
  ...write,
  name: 'protection-cancel',
  path: `${PATH}/cc-cannel`,
  request: z.object({ requestKey, ...place, orderNumber }),
  answer: async ({ requestKey, orderNumber: number, language }, surroundings, { visitor }) => {
    const { pool, clock } = surroundings
    const asked = { owner: ownerOf(visitor), number, language }
    await settleDue(pool, clock.now())
    return submitOnce(surroundings, { kind: 'protection-cancel', requestKey, content: asked }, (client) =>
      cancelOrder(client, asked, clock.now()),
    )
  },
})

/** [7#36] */
export const protectionPaymentStatus = sandboxCall({
  ...write,
  name: 'protection-payment-status',
  path: `${PATH}/cc-pay-status`,
  request: z.object({ ...place, orderNumber, paymentNumber: choice.optional() }),
  answer: async ({ orderNumber: number, paymentNumber, language }, { pool, clock }, { visitor }) => {
    const now = clock.now()
    await settleDue(pool, now)
    const asked = { owner: ownerOf(visitor), number, language }
    const [order] = await findOrders(pool, asked)
    const [about] = await findOrders(pool, { ...asked, payment: paymentNumber })
    if (!order || !about) return null
    return {
      orderNumber: order.number,
      status: statusOf(order, now),
      payment: paymentOf(about, now),
      paymentNumber: about.payment?.number ?? null,
      totalAmount: order.total,
      currency: order.currency,
      paidTime: order.paidAt,
    }
  },
})

/** [7#34] */
export const protectionOrders = sandboxCall({
  name: 'protection-orders',
  path: `${PATH}/cc-myorder`,
  isAnswerEncrypted: true,
  authorization: 'required',
  request: z.object({ ...place, ...paging }),
  answer: async ({ language, page, pageSize }, { pool, clock }, { visitor }) => {
    const now = clock.now()
    await settleDue(pool, now)
    const owner = ownerOf(visitor)
    const orders = await findOrders(pool, { owner, language, offset: (page - 1) * pageSize, limit: pageSize })
    return { total: orders[0]?.count ?? 0, list: orders.map((order) => orderEntry(order, now)) }
  },
})

function ownerOf(visitor: Visitor | undefined): string {
  if (!visitor || isGuest(visitor)) throw new Refusal(TOKEN_INVALID, 'a guest has no orders')
  return visitor.id
}
