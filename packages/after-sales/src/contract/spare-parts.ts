import { z } from 'zod'
import type { Call } from './call'
import { choice, language, place } from './request-values'
import { PLAIN } from './wire'
import { wireAmount, wireBoolean, wireChoice, wireCurrency, wireText } from './wire-values'

const defaults = {
  values: 'query',
  wire: PLAIN,
  authorization: 'none',
  personal: [],
  effect: 'read',
  deadlineMs: 6_000,
  retries: 1,
} as const

const choices = z.array(wireChoice).default([])

/** [7#19], [2.4#25]; each list depends on the earlier choices. */
export const sparePartChoices = {
  ...defaults,
  method: 'GET',
  path: '/{brand}Bg/spare-parts-price/brand-model-series',
  upstream: 'spare-part-prices',
  request: z.object({
    ...place,
    product: choice.optional(),
    brand: choice.optional(),
    series: choice.optional(),
    model: choice.optional(),
    category: choice.optional(),
  }),
  response: z.object({
    products: z.array(wireChoice),
    brands: choices,
    series: choices,
    models: choices,
    categories: choices,
    memories: choices,
  }),
} as const satisfies Call

/** [7#20], [2.4#26]; of all parts if none is chosen. */
export const sparePartPrices = {
  ...defaults,
  method: 'POST',
  path: '/{brand}Bg/spare-parts-price/parts-price',
  upstream: 'spare-part-prices',
  values: 'form',
  request: z.object({
    ...place,
    product: choice,
    brand: choice,
    series: choice,
    model: choice,
    category: choice.optional(),
    memory: choice.optional(),
  }),
  response: z.array(
    z.object({
      product: z.string().min(1),
      brand: z.string().min(1),
      series: z.string().min(1),
      model: z.string().min(1),
      category: z.string().min(1),
      memory: wireText,
      currency: wireCurrency,
      price: wireAmount,
      laborCost: wireAmount,
      totalPrice: wireAmount,
    }),
  ),
} as const satisfies Call

/** [1#7], [8#15], [8#16] */
export const sparePartSerial = {
  ...defaults,
  method: 'GET',
  path: '/{brand}Client/spare-parts-serial/check',
  upstream: 'spare-part-serial',
  request: z.object({ serialNumber: z.string().regex(/^[A-Z0-9]{16}$/), language }),
  response: z.object({
    serialNumber: z.string().min(1),
    original: wireBoolean,
    /** Then it is not `original` any more. */
    usedBefore: wireBoolean.nullish(),
    /** Corrected by a receipt, after a contest. */
    byReceipt: wireBoolean.nullish(),
    partName: wireText,
    model: wireText,
  }),
} as const satisfies Call
