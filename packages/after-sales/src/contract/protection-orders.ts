import { z } from 'zod'
import type { Call } from './call'
import { PLAN_REASONS, PRODUCT_TYPES, REFERRAL_REASONS } from './protection-plans'
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
export const PROTECTION_STATUSES = [
  'created',
  'paying',
  'failed',
  'paid',
  'effective',
  'ended',
  'canceled',
] as const

const status = openText(PROTECTION_STATUSES)

/** Order number, or that of a payment. */
export const protectionNumber = z.string().min(4).max(40)

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
  /** What was shown and agreed to, tax included: at another price nothing is ordered. */
  totalAmount: z.number().int().min(0),
  currency: wireCurrency,
}

/** An order that cannot be taken as it was agreed to is a result of its own; it leaves no trace. */
const placed = z.object({
  result: openText([
    'accepted',
    'notAvailable',
    'priceChanged',
    'protocolChanged',
    'referralInvalid',
    'wrongStoreCode',
  ]),
  /** Of `notAvailable` and `referralInvalid`. */
  reason: optionalState([...PLAN_REASONS, ...REFERRAL_REASONS]),
  order: z.object({ orderNumber: z.string().min(1), status, ...money }).nullish(),
})

/** [7#31]: the service decides the price. */
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

/**
 * [7#33]: begins a payment; the same `requestKey` leads to the same one. The visitor pays at `paymentUrl`, and is led to
 * `returnUrl`; how it went is told to `callbackUrl`, signed (`paymentCallback`), and said by `cc-pay-status`.
 */
export const protectionPayment = {
  ...order,
  path: '/{brand}Client/screen-business-crm/cc-pay-2',
  request: z.object({
    requestKey,
    ...place,
    orderNumber: protectionNumber,
    returnUrl: z.url(),
    callbackUrl: z.url(),
  }),
  response: z.object({
    result: openText(['accepted', 'alreadyPaid', 'notPayable', 'notFound']),
    paymentNumber: wireText,
    paymentUrl: z.url().nullish(),
    /** Until when it can be paid there. */
    openUntil: wireInstant,
  }),
} as const satisfies Call

/** [7#35] (cancel): what was paid goes back the way it came. */
export const protectionCancel = {
  ...order,
  path: '/{brand}Client/screen-business-crm/cc-cannel',
  request: z.object({ requestKey, ...place, orderNumber: protectionNumber }),
  response: z.object({
    result: openText(['accepted', 'notCancelable', 'paymentInProgress', 'notFound']),
    status: optionalState(PROTECTION_STATUSES),
    refund: wireAmount.nullish(),
    currency: wireCurrency.nullish(),
  }),
} as const satisfies Call

/** Of the payment that is asked for, or else the one that succeeded or was begun last; `none` where there is none. */
const payment = openText(['none', 'pending', 'succeeded', 'failed', 'refunded'])

/** [7#36]: where an order and its payment stand, null where the visitor has no such order; it settles what is unknown. */
export const protectionPaymentStatus = {
  ...order,
  path: '/{brand}Client/screen-business-crm/cc-pay-status',
  request: z.object({ ...place, orderNumber: protectionNumber, paymentNumber: choice.optional() }),
  response: z
    .object({
      orderNumber: z.string().min(1),
      status,
      payment,
      paymentNumber: wireText,
      ...money,
      paidTime: wireInstant,
    })
    .nullable(),
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

/**
 * What the service posts to the `callbackUrl` of a payment, as JSON with the headers `x-carelane-timestamp` (Unix
 * seconds) and `x-carelane-signature` (`sha256=` and the hex HMAC-SHA256 of `timestamp.body`). It may come twice, late,
 * before the visitor is back, or never.
 */
export const paymentCallback = z.object({
  /** Of what happened: the same again is the same. */
  id: z.string().min(1).max(100),
  orderNumber: protectionNumber,
  paymentNumber: z.string().min(1).max(100),
  payment: openText(['succeeded', 'failed', 'refunded']),
  totalAmount: wireAmount,
  currency: wireCurrency,
  time: wireInstant,
})

export type PaymentCallback = z.output<typeof paymentCallback>
