import { z } from 'zod'
import type { Call } from './call'
import { imei, place } from './request-values'
import { concealed } from './wire'
import {
  optionalState,
  openText,
  wireBoolean,
  wireDate,
  wireInstant,
  wireInteger,
  wireText,
} from './wire-values'

const CHECK_RESULTS = ['found', 'notFound', 'otherCountry', 'contactDealer', 'checkWhereBought'] as const
const ACTIVATION_STATES = ['inactive', 'inProgress', 'activated', 'deactivated'] as const
/** [3#22], [4#29] */
export const WARRANTY_STATUSES = ['underWarranty', 'outOfWarranty'] as const

/** §3 'Warranty info' */
export const rawWarranty = z.object({
  checkResult: openText(CHECK_RESULTS),
  /** Compare dates with this, not with our clock. */
  checkTime: z.iso.datetime(),
  imei: wireText,
  brand: wireText,
  model: wireText,
  materialGroup: wireText,
  warrantyClass: wireText,
  activationState: optionalState(ACTIVATION_STATES),
  activationTime: wireInstant,
  validityPeriod: wireInteger,
  expiryDate: wireDate,
  warrantyStatus: optionalState(WARRANTY_STATUSES),
  warrantyExpiryDate: wireDate,
  extended: wireBoolean.nullish(),
  /** Corrected by a receipt, after a contest. */
  byReceipt: wireBoolean.nullish(),
})

export type RawWarranty = z.output<typeof rawWarranty>

/** [1#5]; path: docs/decisions/0034-what-is-personal-travels-encrypted.md. */
export const warrantyInfo = {
  method: 'GET',
  path: '/{brand}Client/warranty/info',
  upstream: 'warranty',
  values: 'query',
  request: z.object({ imei, ...place }),
  response: rawWarranty,
  wire: concealed('imei'),
  authorization: 'none',
  personal: ['imei'],
  effect: 'read',
  deadlineMs: 8_000,
  retries: 2,
} as const satisfies Call

/** [1#5], [2.1#45] */
export const tvWarranty = {
  ...warrantyInfo,
  path: '/{brand}Client/warranty/tv-info',
  upstream: 'tv-warranty',
  request: z.object({ serialNumber: z.string().regex(/^[A-Z0-9]{14}$/), ...place }),
  response: rawWarranty.omit({ imei: true }).extend({ serialNumber: wireText }),
  wire: concealed('serialNumber'),
  personal: ['serialNumber'],
} as const satisfies Call
