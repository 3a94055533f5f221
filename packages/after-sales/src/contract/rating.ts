import { z } from 'zod'
import type { Call } from './call'
import { freeText, orderNumber, place, requestKey } from './request-values'
import { concealed, ENCRYPTED } from './wire'
import { openText, wireInstant, wireText } from './wire-values'

/** [9#26] */
export const RATING_REASONS = [
  // [9#27]
  'dirty',
  'hardToFind',
  'dilapidated',
  // [9#28]
  'unprofessional',
  'poorAttitude',
  'unkempt',
  'askingForTips',
  // [9#29]
  'lackOfParts',
  'longRepairTime',
  'longQueueTime',
  'poorMaintenance',
  'highPrice',
  'easyProductFailure',
  // [9#30]
  'serviceExperience',
  'productPerformance',
  'repairQuality',
  'repairTime',
] as const

/** [9#24] */
const stars = z.number().int().min(1).max(5)

/** [5#25] */
export const ratingInfo = {
  method: 'GET',
  path: '/{brand}Feedback/rating/info',
  upstream: 'rating',
  values: 'query',
  request: z.object({ orderNumber, ...place }),
  response: z.object({
    state: openText(['open', 'notFound', 'notFinished', 'rated', 'tooLate']),
    productModel: wireText,
    serviceCenterName: wireText,
    /** [9#23] */
    openUntil: wireInstant,
  }),
  wire: concealed('orderNumber'),
  authorization: 'none',
  personal: ['orderNumber'],
  effect: 'read',
  deadlineMs: 8_000,
  retries: 1,
} as const satisfies Call

/** [3#38]–[3#42], [8#22]–[8#24]. A repeated key gets the same answer, or code 409 with other content. */
export const ratingAdd = {
  method: 'POST',
  path: '/{brand}Feedback/rating/add',
  upstream: 'rating',
  values: 'json',
  request: z.object({
    requestKey,
    orderNumber,
    ...place,
    environment: stars,
    attitude: stars,
    efficiency: stars,
    quality: stars,
    overall: stars,
    /** [9#25] */
    recommend: z.number().int().min(0).max(10),
    reasons: z.array(z.enum(RATING_REASONS)).max(RATING_REASONS.length).default([]),
    qualityComment: freeText(2_000).optional(),
    suggestion: freeText(2_000).optional(),
  }),
  response: z.object({
    result: openText(['accepted', 'alreadyRated', 'tooLate', 'notFinished', 'notFound']),
  }),
  wire: ENCRYPTED,
  authorization: 'none',
  personal: ['orderNumber', 'qualityComment', 'suggestion'],
  effect: 'write',
  deadlineMs: 15_000,
  retries: 0,
} as const satisfies Call
