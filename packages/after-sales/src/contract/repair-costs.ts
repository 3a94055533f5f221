import { z } from 'zod'
import type { Call } from './call'
import { PRODUCT_TYPES } from './protection-plans'
import { choice, place } from './request-values'
import { PLAIN } from './wire'
import { openText, wireAmount, wireBoolean, wireCurrency, wireDate } from './wire-values'

/** The commonest faults; the site has a page for each, and leaves out what else a service lists. */
export const REPAIR_FAULTS = [
  'cracked-screen',
  'battery',
  'charging-port',
  'camera',
  'back-cover',
  'speaker',
  'microphone',
  'water-damage',
  'buttons',
  'does-not-turn-on',
] as const

export type RepairFault = (typeof REPAIR_FAULTS)[number]

const defaults = {
  method: 'GET',
  upstream: 'repair-costs',
  extension: 'repair-costs',
  values: 'query',
  wire: PLAIN,
  authorization: 'none',
  personal: [],
  effect: 'read',
  deadlineMs: 6_000,
  retries: 1,
} as const

const model = { product: choice, brand: choice, series: choice, model: choice }
const faultName = openText(REPAIR_FAULTS)
const days = z.number().int().min(0).max(365)

/** All models of a country of which repairs are priced, with their faults. */
export const repairModels = {
  ...defaults,
  path: '/{brand}Client/repair-cost/models',
  request: z.object(place),
  response: z.array(z.object({ ...model, faults: z.array(faultName) })),
} as const satisfies Call

/** What each fault of a model costs to repair. */
export const repairCosts = {
  ...defaults,
  path: '/{brand}Client/repair-cost/list',
  request: z.object({ ...place, ...model }),
  response: z
    .object({
      currency: wireCurrency,
      tax: z
        .object({
          rate: z.number().int().min(0).max(10_000).describe('In hundredths of a percent: 2100 is 21 %'),
          isIncluded: wireBoolean.describe('Whether all amounts of the answer have it in them'),
        })
        .nullable()
        .describe('Null where the service says nothing of tax'),
      diagnosisFee: wireAmount,
      isDiagnosisFreeWithRepair: wireBoolean,
      partsUntil: wireDate.describe('Until when spare parts are promised'),
      updatesUntil: wireDate.describe('Until when updates of the system are promised'),
      costs: z.array(
        z.object({
          fault: faultName,
          parts: z.array(z.object({ name: z.string().min(1), price: wireAmount })),
          laborCost: wireAmount,
          daysFrom: days,
          daysTo: days,
          isUnderWarranty: wireBoolean.describe('Whether the standard warranty covers this fault'),
          protectionPlans: z
            .array(openText(PRODUCT_TYPES))
            .describe('Types of the protection plans that cover this fault'),
        }),
      ),
    })
    .nullable()
    .describe('Null if repairs of the model are not priced'),
} as const satisfies Call
