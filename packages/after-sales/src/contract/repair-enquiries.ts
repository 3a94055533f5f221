import { z } from 'zod'
import type { Call } from './call'
import { freeText, orderNumber, place, requestKey } from './request-values'
import { ENCRYPTED } from './wire'
import { openText, wireDate } from './wire-values'

export const DELAY_REASONS = ['waitsForPart', 'moreWork', 'manyRepairs', 'other'] as const

const enquiryEntry = z.object({
  enquiryNumber: z.string().min(1),
  submittedTime: z.iso.datetime(),
  answerBy: z.iso.date().describe('The last day on which it is answered'),
  answer: z
    .object({
      reason: openText(DELAY_REASONS),
      newDay: wireDate.describe('On which the repair will be ready'),
    })
    .nullish()
    .describe('Null as long as it is open'),
})

const defaults = {
  method: 'POST',
  upstream: 'repair-enquiries',
  extension: 'repair-enquiries',
  values: 'json',
  wire: ENCRYPTED,
  authorization: 'none',
  personal: ['orderNumber', 'enquiryNumber', 'note'],
} as const

/** Why a repair is past its promise. An order has one open enquiry: another one gets the answer of the first. */
export const repairEnquiryAdd = {
  ...defaults,
  path: '/{brand}Client/repair/enquiry-add',
  request: z.object({ requestKey, ...place, orderNumber, note: freeText(1_000).optional() }),
  response: enquiryEntry,
  effect: 'write',
  deadlineMs: 15_000,
  retries: 0,
} as const satisfies Call

/** The last one of an order, without what its owner wrote; null for none. */
export const repairEnquiry = {
  ...defaults,
  path: '/{brand}Client/repair/enquiry',
  request: z.object({ orderNumber, ...place }),
  response: enquiryEntry.nullable(),
  effect: 'read',
  deadlineMs: 5_000,
  retries: 0,
} as const satisfies Call
