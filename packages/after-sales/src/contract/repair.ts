import { z } from 'zod'
import type { Call } from './call'
import { oneTimeCode, orderNumber, phone, place } from './request-values'
import { concealed, ENCRYPTED } from './wire'
import { openText, optionalState, wireBoolean, wireId, wireInstant, wireText } from './wire-values'
import { WARRANTY_STATUSES } from './warranty'

/** [4#15]–[4#24]; 'waitingApproval' is an extension: the order has a quote that its owner has not answered. */
export const REPAIR_STATUSES = [
  'waitingEvaluation',
  'waitingApproval',
  'waitingPickUP',
  'waitingArrive',
  'submitted',
  'repairing',
  'finished',
  'canceled',
  'overdue',
  'noNeedRepair',
  'swapPhone',
] as const

export const QUOTE_STATES = ['open', 'accepted', 'declined', 'expired'] as const

/** §3 'Repair order'. The times set show its timeline [4#25]–[4#27]. */
const repairOrderEntry = z.object({
  orderNumber: z.string().min(1),
  customerPhone: wireText,
  productBrand: wireText,
  productModel: wireText,
  warrantyStatus: optionalState(WARRANTY_STATUSES),
  repairStatus: openText(REPAIR_STATUSES),
  createdTime: wireInstant,
  estimatedRepairedTime: wireInstant,
  repairingTime: wireInstant,
  repairedTime: wireInstant,
  rejectedTime: wireInstant,
  swapTime: wireInstant,
  toBeReviewedTime: wireInstant,
  reviewedTime: wireInstant,
  /** Since when it is in its state. */
  statusTime: wireInstant,
  /** Why it is late, where the service knows. */
  delay: z.object({ reason: openText(['waitsForPart']), expectedTime: wireInstant }).nullish(),
  /** Null for an order without a quote. */
  quoteState: optionalState(QUOTE_STATES),
  serviceCenter: z.object({ id: wireId, name: z.string().min(1), phone: wireText }).nullish(),
  /** Of a device that a courier carries; told to its owner alone. */
  ways: z
    .array(
      z.object({
        direction: openText(['there', 'back']),
        courier: wireText,
        trackingNumber: wireText,
        startedTime: wireInstant,
        arrivedTime: wireInstant,
      }),
    )
    .nullish(),
})

/** Empty if there is no such order [8#13]. */
const repairOrderList = z.object({
  checkTime: z.iso.datetime(),
  orders: z.array(repairOrderEntry),
})

const queryDefaults = {
  upstream: 'repair',
  authorization: 'none',
  effect: 'read',
  deadlineMs: 8_000,
  retries: 2,
} as const

/** [2.4#23] by number. The site shows of it how the repair stands, and nothing else that the service tells. */
export const repairOrder = {
  ...queryDefaults,
  method: 'GET',
  path: '/{brand}Client/repair/order',
  values: 'query',
  request: z.object({ orderNumber, ...place }),
  response: repairOrderList,
  wire: concealed('orderNumber'),
  personal: ['orderNumber'],
} as const satisfies Call

const verificationDefaults = {
  method: 'POST',
  upstream: 'repair-code',
  values: 'json',
  wire: ENCRYPTED,
  authorization: 'none',
  effect: 'write',
  deadlineMs: 10_000,
  retries: 0,
} as const

const validSeconds = z.number().int().min(0)

/** [2.4#23] by phone. The answer does not reveal whether the phone has orders. */
export const repairSendCode = {
  ...verificationDefaults,
  path: '/{brand}Client/repair/send-code',
  request: z.object({ phone, ...place }),
  response: z.object({
    sent: wireBoolean,
    validSeconds,
    againAfterSeconds: validSeconds,
  }),
  personal: ['phone'],
} as const satisfies Call

export const repairVerifyCode = {
  ...verificationDefaults,
  path: '/{brand}Client/repair/verify-code',
  request: z.object({ phone, code: oneTimeCode, ...place }),
  response: z.object({
    result: openText(['verified', 'wrong', 'expired', 'tooManyAttempts']),
    token: wireText,
    validSeconds: validSeconds.nullish(),
  }),
  personal: ['phone', 'code', 'token'],
} as const satisfies Call

/** Code 50008: the token has expired. */
export const repairOrders = {
  ...queryDefaults,
  method: 'POST',
  path: '/{brand}Client/repair/list',
  values: 'json',
  request: z.object({ token: z.string().min(16).max(512), ...place }),
  response: repairOrderList,
  wire: ENCRYPTED,
  personal: ['token', 'orderNumber', 'customerPhone', 'trackingNumber'],
} as const satisfies Call
