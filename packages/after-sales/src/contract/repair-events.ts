import { z } from 'zod'
import type { Call } from './call'
import { orderNumber, place } from './request-values'
import { ENCRYPTED } from './wire'

/**
 * Asks to be told when an order changes, until the day in the answer; another call about the same order takes its place. The
 * service posts `repairChanged` to `callbackUrl`.
 */
export const repairWatch = {
  method: 'POST',
  path: '/{brand}Client/repair/watch',
  upstream: 'repair-events',
  extension: 'repair-events',
  values: 'json',
  wire: ENCRYPTED,
  authorization: 'none',
  personal: ['orderNumber'],
  request: z.object({ ...place, orderNumber, callbackUrl: z.url() }),
  response: z.object({ until: z.iso.datetime() }),
  effect: 'write',
  deadlineMs: 10_000,
  retries: 0,
} as const satisfies Call

/**
 * What the service posts, signed like `paymentCallback`. It says that there is something to ask about, and not what. A 204 or a 409
 * ends it: 409 was taken before. All else is to be sent again with the same id, signed anew.
 */
export const repairChanged = z.object({
  id: z.uuid(),
  orderNumber: z.string().min(1).max(40),
  time: z.iso.datetime(),
})
