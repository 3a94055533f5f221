import { z } from 'zod'
import { account } from '@/accounts/account-schema'
import { handedInFrom } from '@/handing-in/handed-in-from'
import { money } from './money'

export const orderContent = z.object({
  ...handedInFrom,
  account,
  /** 15 digits. */
  imei: z.string(),
  productId: z.string(),
  durationDays: z.number(),
  name: z.string(),
  /** `+234-8031234567` */
  phone: z.string(),
  referralCode: z.string().optional(),
  /** Agreed to [5#26]. */
  protocolVersion: z.string(),
  total: money,
  store: z.object({ id: z.string(), code: z.string() }).optional(),
})

export type OrderContent = z.output<typeof orderContent>

export const placedOrder = z.object({ orderNumber: z.string(), total: money })

export type PlacedOrder = z.output<typeof placedOrder>

/** What somebody declares who withdraws from the contract. */
export const withdrawal = z.object({
  name: z.string().nullable(),
  productName: z.string(),
  /** Instant */
  orderedTime: z.string(),
})

export type Withdrawal = z.output<typeof withdrawal>

export const cancelContent = z.object({
  ...handedInFrom,
  account,
  orderNumber: z.string(),
  /** Absent of an order that is cancelled otherwise. */
  withdrawal: withdrawal.optional(),
})

export type CancelContent = z.output<typeof cancelContent>

export const canceledOrder = z.object({ refund: money.nullable() })

export const attemptContent = z.object({
  ...handedInFrom,
  account,
  orderNumber: z.string(),
  returnUrl: z.string(),
  callbackUrl: z.string(),
})

export type AttemptContent = z.output<typeof attemptContent>

export const paymentPage = z.object({
  paymentNumber: z.string(),
  paymentUrl: z.string(),
  /** Instant; null if unknown. */
  openUntil: z.string().nullable(),
})

export type PaymentPage = z.output<typeof paymentPage>
