import { z } from 'zod'
import type { Call } from './call'
import { fileKey } from './files'
import { degrees, freeText, imei, paging, place, requestKey } from './request-values'
import { ANSWER_ENCRYPTED, concealed, ENCRYPTED } from './wire'
import { openText, pageOf, wireBoolean, wireInstant, wireText } from './wire-values'

const serviceNumber = z.string().min(4).max(40)

/** [3#33] */
const appealForm = {
  latitude: degrees,
  longitude: degrees,
  idNumber: freeText(60),
  idPhoto: fileKey,
  invoiceNumber: freeText(60),
  invoicePhoto: fileKey,
  imei1: imei,
  imei1Photo: fileKey,
  nearbyStore: freeText(200).optional(),
  flightNumber: freeText(20).optional(),
  boardingPassPhoto: fileKey.optional(),
}

const PERSONAL = ['serviceNumber', 'remark', 'requestKey', ...Object.keys(appealForm)] as const

/** [3#34]; values of the status are not specified [4#43]. */
const appealEntry = z.object({
  serviceNumber: z.string().min(1),
  submittedTime: wireInstant,
  status: openText(['submitted', 'inReview', 'approved', 'rejected']),
  auditTime: wireInstant,
  remark: wireText,
  /** False once audited [4#42]. */
  changeable: wireBoolean,
})

const readDefaults = {
  method: 'GET',
  upstream: 'appeals',
  values: 'query',
  authorization: 'required',
  personal: PERSONAL,
  effect: 'read',
  deadlineMs: 8_000,
  retries: 1,
} as const

const writeDefaults = {
  ...readDefaults,
  method: 'POST',
  values: 'json',
  wire: ENCRYPTED,
  effect: 'write',
  deadlineMs: 20_000,
  retries: 0,
} as const

/** [4#41] */
export const appealAdd = {
  ...writeDefaults,
  path: '/{brand}Feedback/unlock-appeal/add',
  request: z.object({ requestKey, ...place, ...appealForm }),
  response: appealEntry,
} as const satisfies Call

/** [4#42]: replaces the appeal; code 410 once audited, 404 if not the visitor's. */
export const appealUpdate = {
  ...writeDefaults,
  path: '/{brand}Feedback/unlock-appeal/update',
  request: z.object({ requestKey, serviceNumber, ...place, ...appealForm }),
  response: appealEntry,
} as const satisfies Call

export const appealList = {
  ...readDefaults,
  path: '/{brand}Feedback/unlock-appeal/list',
  request: z.object({ ...place, ...paging }),
  response: pageOf(appealEntry),
  wire: ANSWER_ENCRYPTED,
} as const satisfies Call

export const appealDetail = {
  ...readDefaults,
  path: '/{brand}Feedback/unlock-appeal/detail',
  request: z.object({ serviceNumber, ...place }),
  response: appealEntry.extend(z.object(appealForm).partial().shape).nullable(),
  wire: concealed('serviceNumber'),
} as const satisfies Call
