import { z } from 'zod'
import type { Call } from './call'
import { choice, place } from './request-values'
import { PLAIN } from './wire'
import { wireId, wireText } from './wire-values'

const defaults = {
  method: 'GET',
  upstream: 'high-brand',
  values: 'query',
  wire: PLAIN,
  authorization: 'none',
  personal: [],
  effect: 'read',
  deadlineMs: 5_000,
  retries: 1,
} as const

/** [7#28] */
export const highBrandModels = {
  ...defaults,
  path: '/{brand}Client/high-brand-model/list',
  request: z.object(place),
  response: z.array(
    z.object({ id: wireId, brand: z.string().min(1), model: z.string().min(1), picture: wireText }),
  ),
} as const satisfies Call

/** [7#29] */
export const highBrandBenefits = {
  ...defaults,
  path: '/{brand}Client/high-brand-model/benefit-banner-remark',
  request: z.object({ ...place, id: choice.optional() }),
  response: z.object({ banner: wireText, remark: wireText }).nullable(),
} as const satisfies Call
