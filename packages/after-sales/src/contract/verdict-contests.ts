import { z } from 'zod'
import type { Call } from './call'
import { fileKey } from './files'
import { freeText, phone, place, requestKey } from './request-values'
import { ENCRYPTED } from './wire'
import { openText, wireDate } from './wire-values'

export const CONTESTED_DEVICES = ['phone', 'tv', 'part'] as const

const CONTEST_STATES = ['submitted', 'inReview', 'corrected', 'kept'] as const

const CONTEST_REASONS = ['warrantyOver', 'unknownDevice', 'notGenuine', 'receiptUnclear'] as const

const contestNumber = z.string().regex(/^VC[A-Z]{2}\d{10}$/)

const contestEntry = z.object({
  contestNumber: z.string().min(1),
  device: openText(CONTESTED_DEVICES),
  state: openText(CONTEST_STATES),
  submittedTime: z.iso.datetime(),
  answerBy: z.iso.date().describe('The last day on which it is answered'),
  warrantyUntil: wireDate.describe('By the receipt, once corrected; null for a part'),
  reason: openText(CONTEST_REASONS).nullish().describe('Why the answer is kept'),
})

const defaults = {
  method: 'POST',
  upstream: 'verdict-contests',
  extension: 'verdict-contests',
  values: 'json',
  wire: ENCRYPTED,
  personal: ['contestNumber', 'deviceNumber', 'name', 'phone', 'lastDigits', 'receiptPhoto', 'shop', 'note'],
} as const

/** A check that said no is answered anew by a receipt, which a person reads. */
export const verdictContestAdd = {
  ...defaults,
  path: '/{brand}Feedback/verdict-contest/add',
  request: z.object({
    requestKey,
    ...place,
    device: z.enum(CONTESTED_DEVICES),
    deviceNumber: z.string().regex(/^[A-Z0-9]{14,16}$/),
    verdict: z.string().regex(/^[a-z-]{1,40}$/),
    receiptPhoto: fileKey,
    boughtOn: z.iso.date(),
    shop: freeText(200),
    name: freeText(100),
    phone,
    note: freeText(1_000).optional(),
  }),
  response: contestEntry,
  authorization: 'required',
  effect: 'write',
  deadlineMs: 15_000,
  retries: 0,
} as const satisfies Call

/** Null for a number that is not known, or of another phone. */
export const verdictContestDetail = {
  ...defaults,
  path: '/{brand}Feedback/verdict-contest/detail',
  request: z.object({
    contestNumber,
    lastDigits: z
      .string()
      .regex(/^\d{4}$/)
      .describe('Of the phone that was left'),
    ...place,
  }),
  response: contestEntry.nullable(),
  authorization: 'none',
  effect: 'read',
  deadlineMs: 8_000,
  retries: 1,
} as const satisfies Call
