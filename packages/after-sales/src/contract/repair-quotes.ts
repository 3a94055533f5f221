import { z } from 'zod'
import type { Call } from './call'
import { QUOTE_STATES } from './repair'
import { freeText, orderNumber, place, requestKey } from './request-values'
import { ENCRYPTED } from './wire'
import { openText, wireAmount, wireCurrency, wireId, wireInstant, wireText } from './wire-values'

export const QUOTE_ANSWERS = ['yes', 'no', 'callMe'] as const

const quoteLine = z.object({
  kind: openText(['part', 'labour']),
  name: z.string().min(1),
  quantity: z.number().int().min(1).default(1),
  /** Of all pieces together. */
  price: wireAmount,
})

const quoteContent = z
  .object({
    orderNumber: z.string().min(1),
    /** From 1; grows with each change, so that an answer to an older one is refused. */
    version: z.number().int().min(1),
    state: openText(QUOTE_STATES),
    createdTime: z.iso.datetime(),
    validUntil: z.iso.datetime(),
    answeredTime: wireInstant,
    productBrand: wireText,
    productModel: wireText,
    /** What is wrong with the device, in the language asked for. */
    found: wireText,
    lines: z.array(quoteLine).min(1),
    currency: wireCurrency,
    tax: z.object({
      amount: wireAmount,
      percent: z.number().min(0).max(100).nullish(),
      /** Whether the prices of the lines hold it. */
      isIncluded: z.boolean(),
    }),
    total: wireAmount,
    /** Owed after a no; 0 for none. */
    diagnosisFee: wireAmount,
    /** Working days after a yes. */
    repairDays: z.object({ least: z.number().int().min(0), most: z.number().int().min(1) }).nullish(),
    serviceCenter: z
      .object({ id: wireId, name: z.string().min(1), address: wireText, phone: wireText })
      .nullish(),
  })
  .refine(({ lines, tax, total }) => {
    const sum = lines.reduce((all, { price }) => all + price, 0)
    return total === sum + (tax.isIncluded ? 0 : tax.amount)
  }, 'the total is not what its lines and its tax come to')

const defaults = {
  method: 'POST',
  upstream: 'repair-quotes',
  extension: 'repair-quotes',
  values: 'json',
  wire: ENCRYPTED,
  authorization: 'none',
} as const

const token = z.string().min(16).max(512)

/** Null for an order without a quote, or of another phone. Code 50008: the token has expired. */
export const repairQuote = {
  ...defaults,
  path: '/{brand}Client/repair/quote',
  request: z.object({ token, orderNumber, ...place }),
  response: quoteContent.nullable(),
  effect: 'read',
  deadlineMs: 8_000,
  retries: 1,
  personal: ['token', 'orderNumber'],
} as const satisfies Call

/**
 * The token of a yes or a no comes from a code that was entered for this answer alone, up to ten minutes before
 * `answeredTime`: it has opened nothing, and stands for no other answer. What was answered in time counts if it arrives
 * within a day.
 */
export const repairQuoteAnswer = {
  ...defaults,
  path: '/{brand}Client/repair/quote-answer',
  request: z.object({
    requestKey,
    token,
    orderNumber,
    ...place,
    version: z.number().int().min(1),
    total: wireAmount,
    currency: wireCurrency,
    answer: z.enum(QUOTE_ANSWERS),
    answeredTime: z.iso.datetime(),
    /** What the owner read and agreed to, in their language. */
    agreedText: freeText(6_000),
  }),
  response: z.object({
    result: openText(['accepted', 'outdated', 'expired', 'answeredBefore', 'notFound', 'proofInvalid']),
  }),
  effect: 'write',
  deadlineMs: 15_000,
  retries: 0,
  personal: ['token', 'orderNumber', 'agreedText'],
} as const satisfies Call
