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

/** [4#32]–[4#34]; wire values are not specified [4#37]. */
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

const defaults = {
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
  /** Accepted [5#26]. */
  protocolVersion: choice,
  /** As shown, with tax; the order is refused if it has changed. */
  totalAmount: z.number().int().min(0),
  currency: wireCurrency,
}

/** Changed terms are a result rather than an error. */
const orderResult = z.object({
  result: openText([
    'accepted',
    'notAvailable',
    'priceChanged',
    'protocolChanged',
    'referralInvalid',
    'wrongStoreCode',
  ]),
  reason: optionalState([...PLAN_REASONS, ...REFERRAL_REASONS]),
  order: z.object({ orderNumber: z.string().min(1), status, ...money }).nullish(),
})

/** [7#31]; the service sets the price. */
export const protectionOrderAdd = {
  ...defaults,
  path: '/{brand}Client/screen-business-crm/cc-place-order',
  headers: ['mcc'],
  request: z.object(purchase),
  response: orderResult,
} as const satisfies Call

/** [7#32]: in a store, with its code. */
export const storeProtectionOrderAdd = {
  ...defaults,
  path: '/{brand}Client/screen-business-crm/store-place-order',
  headers: ['mcc'],
  request: z.object({ ...purchase, storeId: choice, storeCode: choice }),
  response: orderResult,
} as const satisfies Call

/**
 * [7#33]; idempotent by `requestKey`. The visitor pays at `paymentUrl` and returns to `returnUrl`; the result goes to
 * `callbackUrl` (`paymentCallback`).
 */
export const protectionPayment = {
  ...defaults,
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
    paymentUrl: z.url({ protocol: /^https?$/ }).nullish(),
    openUntil: wireInstant,
  }),
} as const satisfies Call

/** [7#35] */
export const protectionCancel = {
  ...defaults,
  path: '/{brand}Client/screen-business-crm/cc-cannel',
  request: z.object({ requestKey, ...place, orderNumber: protectionNumber }),
  response: z.object({
    result: openText(['accepted', 'notCancelable', 'paymentInProgress', 'notFound']),
    status: optionalState(PROTECTION_STATUSES),
    refund: wireAmount.nullish(),
    currency: wireCurrency.nullish(),
  }),
} as const satisfies Call

/** Of the payment asked for, else the successful or latest one. */
const payment = openText(['none', 'pending', 'succeeded', 'failed', 'refunded'])

/** [7#36]; null if the visitor has no such order. Settles an unknown result. */
export const protectionPaymentStatus = {
  ...defaults,
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

/** [7#34], newest first. */
export const protectionOrders = {
  ...defaults,
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
 * Comes with the headers `x-carelane-timestamp` (Unix seconds) and `x-carelane-signature` (`sha256=` and the hex
 * HMAC-SHA256 of `timestamp.body`). May come twice, late, before the visitor returns, or never.
 */
export const paymentCallback = z.object({
  id: z.string().min(1).max(100),
  orderNumber: protectionNumber,
  paymentNumber: z.string().min(1).max(100),
  payment: openText(['succeeded', 'failed', 'refunded']),
  totalAmount: wireAmount,
  currency: wireCurrency,
  time: wireInstant,
})

export type PaymentCallback = z.output<typeof paymentCallback>
