import { z } from 'zod'
import type { Call } from './call'
import { PRODUCT_TYPES } from './protection-plans'
import { choice, freeText, imei, language, mcc, paging, phone, place, requestKey } from './request-values'
import { ANSWER_ENCRYPTED, ENCRYPTED } from './wire'
import {
  openText,
  optionalState,
  pageOf,
  wireAmount,
  wireCurrency,
  wireId,
  wireInstant,
  wireInteger,
  wireText,
} from './wire-values'

/** [4#32]–[4#34]; the values on the wire are not shown [4#37]. */
const status = openText(['created', 'paying', 'paid', 'effective', 'canceled', 'failed', 'ended'])

const protectionNumber = z.string().min(4).max(40)

const money = { totalAmount: wireAmount, currency: wireCurrency }

/** §3 'Protection order' */
const protectionOrderEntry = z.object({
  orderNumber: z.string().min(1),
  status,
  /** [4#35] */
  policyState: optionalState(['valid', 'invalid']),
  productId: wireId,
  productType: openText(PRODUCT_TYPES),
  productName: z.string().min(1),
  durationDays: wireInteger,
  name: wireText,
  phone: wireText,
  imei: wireText,
  deviceModel: wireText,
  ...money,
  createTime: wireInstant,
  paidTime: wireInstant,
  effectiveTime: wireInstant,
  canceledTime: wireInstant,
  endTime: wireInstant,
})

const PERSONAL = ['orderNumber', 'imei', 'name', 'phone', 'paymentUrl', 'paymentNumber'] as const

const order = {
  method: 'POST',
  upstream: 'protection-orders',
  values: 'json',
  wire: ENCRYPTED,
  authorization: 'required',
  personal: PERSONAL,
  effect: 'write',
  deadlineMs: 20_000,
  retries: 0,
} as const

const purchase = {
  requestKey,
  mcc,
  language,
  imei,
  productId: choice,
  durationDays: z.number().int().min(1),
  name: freeText(100),
  phone,
  referralCode: choice.optional(),
  /** The version of the terms that was agreed to [5#26]. */
  protocolVersion: choice,
}

const placed = z.object({ orderNumber: z.string().min(1), status, ...money })

/** [7#31] */
export const protectionOrderAdd = {
  ...order,
  path: '/{brand}Client/screen-business-crm/cc-place-order',
  headers: ['mcc'],
  request: z.object(purchase),
  response: placed,
} as const satisfies Call

/** [7#32]: through a store, with the store's own code. */
export const storeProtectionOrderAdd = {
  ...order,
  path: '/{brand}Client/screen-business-crm/store-place-order',
  headers: ['mcc'],
  request: z.object({ ...purchase, storeId: choice, storeCode: choice }),
  response: placed,
} as const satisfies Call

/** [7#33]: begins a payment; the same `requestKey` leads to the same one. */
export const protectionPayment = {
  ...order,
  path: '/{brand}Client/screen-business-crm/cc-pay-2',
  request: z.object({ requestKey, ...place, orderNumber: protectionNumber, returnUrl: z.url() }),
  response: z.object({ paymentNumber: z.string().min(1), paymentUrl: z.url() }),
} as const satisfies Call

/** [7#35] (cancel) */
export const protectionCancel = {
  ...order,
  path: '/{brand}Client/screen-business-crm/cc-cannel',
  request: z.object({ requestKey, ...place, orderNumber: protectionNumber }),
  response: z.object({
    orderNumber: z.string().min(1),
    status,
    refund: wireAmount.nullish(),
    currency: wireCurrency.nullish(),
  }),
} as const satisfies Call

/** [7#36]: where a payment stands; it settles what stayed unknown. */
export const protectionPaymentStatus = {
  ...order,
  path: '/{brand}Client/screen-business-crm/cc-pay-status',
  request: z.object({ ...place, orderNumber: protectionNumber }),
  response: z.object({
    orderNumber: z.string().min(1),
    status,
    payment: openText(['none', 'pending', 'succeeded', 'failed', 'refunded']),
    paidTime: wireInstant,
  }),
  effect: 'read',
  deadlineMs: 10_000,
  retries: 2,
} as const satisfies Call

/** [7#34]: the visitor's own, the newest first. */
export const protectionOrders = {
  ...order,
  method: 'GET',
  path: '/{brand}Client/screen-business-crm/cc-myorder',
  values: 'query',
  request: z.object({ ...place, ...paging }),
  response: pageOf(protectionOrderEntry),
  wire: ANSWER_ENCRYPTED,
  effect: 'read',
  deadlineMs: 10_000,
  retries: 1,
} as const satisfies Call
