import { z } from 'zod'
import type { Call } from './call'
import { choice, degrees, imei, language, mcc, place } from './request-values'
import { concealed, ENCRYPTED, PLAIN } from './wire'
import {
  latitude,
  longitude,
  openText,
  optionalState,
  wireAmount,
  wireBoolean,
  wireCurrency,
  wireId,
  wireInteger,
  wireText,
} from './wire-values'

/** [3#27] */
export const PRODUCT_TYPES = [
  'brokenScreenFreeReplacement',
  'warrantyExtension',
  'screenDamageProtection',
  'extendedWarranty',
  'comprehensiveProtection',
] as const

/** [9#33], [9#34], [9#37], [9#38] */
export const PLAN_REASONS = [
  'otherCountry',
  'notActivated',
  'alreadyBought',
  'tooLate',
  'outOfWarranty',
  'soldOut',
] as const

export const REFERRAL_REASONS = ['unknown', 'expired', 'usedUp', 'otherProduct'] as const

/** Bodies are not specified. */
const defaults = {
  upstream: 'protection',
  values: 'query',
  headers: ['mcc'],
  effect: 'read',
  deadlineMs: 10_000,
  retries: 1,
} as const

const plans = z.object({
  device: z.object({ imei: z.string().min(1), brand: wireText, model: wireText }).nullable(),
  plans: z.array(
    z.object({
      productId: wireId,
      productType: openText(PRODUCT_TYPES),
      productName: z.string().min(1),
      available: wireBoolean,
      reason: optionalState(PLAN_REASONS),
      /** After payment [9#35]; 0 for within minutes. */
      takesEffectAfterDays: wireInteger,
      durations: z.array(
        z.object({
          days: z.number().int().min(1),
          currency: wireCurrency,
          price: wireAmount,
          tax: wireAmount,
          total: wireAmount,
        }),
      ),
    }),
  ),
})

/** [7#30] */
export const protectionPlans = {
  ...defaults,
  method: 'GET',
  path: '/{brand}Client/screen-business-crm/cc-insurance-available-for-purchase',
  request: z.object({ mcc, language, imei }),
  response: plans,
  wire: concealed('imei'),
  authorization: 'offered',
  personal: ['imei'],
} as const satisfies Call

/** [7#38] */
export const storeProtectionPlans = {
  ...defaults,
  method: 'GET',
  path: '/{brand}Client/screen-business-crm/cc-store-stock-insurance-available-for-purchase',
  request: z.object({ mcc, language, imei, storeId: choice }),
  response: plans,
  wire: concealed('imei'),
  authorization: 'offered',
  personal: ['imei'],
} as const satisfies Call

/** [7#39]: nearest first. */
export const protectionStores = {
  ...defaults,
  method: 'POST',
  path: '/{brand}Client/screen-business-crm/cc-store-stock-machine',
  values: 'json',
  request: z.object({ mcc, longitude: degrees, latitude: degrees }),
  response: z.array(
    z.object({
      storeId: wireId,
      name: z.string().min(1),
      address: wireText,
      phone: wireText,
      latitude: latitude.nullish(),
      longitude: longitude.nullish(),
      distance: z.number().min(0).nullish().describe('Kilometres'),
    }),
  ),
  wire: ENCRYPTED,
  authorization: 'none',
  personal: ['longitude', 'latitude'],
} as const satisfies Call

/** [7#37] */
export const protectionProtocol = {
  ...defaults,
  method: 'POST',
  path: '/{brand}Client/screen-business-crm/screenbusiness-protolcol',
  values: 'json',
  headers: [],
  request: z.object({ ...place, productId: choice }),
  response: z.object({ version: z.string().min(1), title: z.string().min(1), text: z.string().min(1) }),
  wire: PLAIN,
  authorization: 'required',
  personal: [],
} as const satisfies Call

/** [7#40] */
export const referralCode = {
  ...defaults,
  method: 'GET',
  path: '/{brand}Client/screen-business-crm/check-referral-code',
  headers: [],
  request: z.object({ ...place, code: choice, productId: choice, durationDays: z.number().int().min(1) }),
  response: z.object({
    valid: wireBoolean,
    reason: optionalState(REFERRAL_REASONS),
    discount: wireAmount.nullish(),
    tax: wireAmount.nullish(),
    total: wireAmount.nullish(),
    currency: wireCurrency.nullish(),
  }),
  wire: PLAIN,
  authorization: 'required',
  personal: [],
} as const satisfies Call
