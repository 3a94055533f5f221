import { z } from 'zod'
import type { Call } from './call'
import { REPAIR_FAULTS } from './repair-costs'
import { place } from './request-values'
import { PLAIN } from './wire'
import { openText, wireId } from './wire-values'

/** Of fewer repairs, or of fewer ratings, nothing is told: a few say little, and may tell of one person. */
export const FEWEST_COUNTED = 20

const figures = {
  repairs: z.number().int().min(0),
  medianDays: z
    .number()
    .min(0)
    .max(365)
    .describe('Calendar days from the arrival of a device to its repair: half of them took no longer'),
  onTime: z
    .number()
    .int()
    .min(0)
    .max(10_000)
    .nullable()
    .describe('Share repaired by the promised date, in hundredths of a percent: 9200 is 92 %'),
  rating: z
    .object({ average: z.number().min(1).max(5), count: z.number().int().min(0) })
    .nullable()
    .describe(`Overall stars; null below ${FEWEST_COUNTED} ratings`),
}

const withFaults = z.object({
  ...figures,
  faults: z.array(z.object({ fault: openText(REPAIR_FAULTS), ...figures })),
})

/** Of the repairs that ended in the last 90 days; of what has fewer than FEWEST_COUNTED of them, nothing. */
export const serviceFigures = {
  method: 'GET',
  path: '/{brand}Client/service-center/figures',
  upstream: 'service-figures',
  extension: 'service-figures',
  values: 'query',
  request: z.object(place),
  response: z.object({
    country: withFaults.nullable().describe('Of all centres of the country'),
    centers: z.array(withFaults.extend({ id: wireId })),
  }),
  wire: PLAIN,
  authorization: 'none',
  personal: [],
  effect: 'read',
  deadlineMs: 4_000,
  retries: 0,
} as const satisfies Call
