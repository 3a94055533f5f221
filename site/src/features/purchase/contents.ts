import { z } from 'zod'
import { account } from '@/accounts/account-schema'
import { handedInFrom } from '@/handing-in/handed-in-from'
import { money } from './money'

/** An order for a plan as the ledger keeps it, encrypted; with whom it is placed as. */
export const orderContent = z.object({
  ...handedInFrom,
  account,
  /** 15 digits. */
  imei: z.string(),
  productId: z.string(),
  durationDays: z.number(),
  name: z.string(),
  /** As on the wire: `+234-8031234567`. */
  phone: z.string(),
  referralCode: z.string().optional(),
  /** The version of the terms that was agreed to [5#26]. */
  protocolVersion: z.string(),
  /** What was shown and agreed to, tax included. */
  total: money,
  /** Where it is bought through a store: the store, and the code that the people there gave. */
  store: z.object({ id: z.string(), code: z.string() }).optional(),
})

export type OrderContent = z.output<typeof orderContent>

/** What the service said of an order that it took. */
export const placedOrder = z.object({ orderNumber: z.string(), total: money })

export type PlacedOrder = z.output<typeof placedOrder>

export const cancelContent = z.object({ ...handedInFrom, account, orderNumber: z.string() })

export type CancelContent = z.output<typeof cancelContent>

/** What went back; null where nothing was paid. */
export const canceledOrder = z.object({ refund: money.nullable() })

/** A payment as it is asked for, and asked for again. */
export const attemptContent = z.object({
  ...handedInFrom,
  account,
  orderNumber: z.string(),
  /** Where the payer is led to: whole, of our own. */
  returnUrl: z.string(),
  callbackUrl: z.string(),
})

export type AttemptContent = z.output<typeof attemptContent>

/** Where a payment is made. */
export const paymentPage = z.object({
  paymentNumber: z.string(),
  paymentUrl: z.string(),
  /** Instant until when; null where the service does not say it. */
  openUntil: z.string().nullable(),
})

export type PaymentPage = z.output<typeof paymentPage>
