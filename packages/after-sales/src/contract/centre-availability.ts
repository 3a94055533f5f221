import { z } from 'zod'
import type { Call } from './call'
import { choice, place } from './request-values'
import { PLAIN } from './wire'
import { openText, wireBoolean, wireId, wireInstant } from './wire-values'

export const DEVICE_KINDS = ['mobile-phone', 'tablet', 'laptop', 'tv', 'wearable', 'home-appliance'] as const

export type DeviceKind = (typeof DEVICE_KINDS)[number]

/** As in the price list of parts. */
const namedPart = { partModel: choice.optional(), part: choice.optional() }

/** A list of centres takes these of a service that has the extension `centre-availability`. */
export const availabilityFilters = { deviceKind: z.enum(DEVICE_KINDS).optional(), ...namedPart }

/** `nextSlot`: the next free slot first, those without one last; pages and total follow it. */
export const sortBy = z.enum(['nextSlot']).optional()

const waiting = z.object({
  minutes: z.number().int().min(0).max(1_440).describe('Until somebody who comes now has their turn'),
  seenTime: z.iso.datetime().describe('When the centre saw it'),
})

/** Of the centres of one page, at once. */
export const centerAvailability = {
  method: 'GET',
  path: '/{brand}Client/service-center/availability',
  upstream: 'centre-availability',
  extension: 'centre-availability',
  values: 'query',
  request: z.object({
    ...place,
    ...namedPart,
    ids: z
      .string()
      .regex(/^[^,\s]{1,100}(?:,[^,\s]{1,100}){0,199}$/)
      .optional()
      .describe('Of centres, with commas between them'),
  }),
  response: z.object({
    part: z
      .object({ model: z.string().min(1), name: z.string().min(1) })
      .nullish()
      .describe('The part asked about, in the language asked for; null if it is not known'),
    centers: z.array(
      z.object({
        id: wireId,
        nextSlot: wireInstant.describe('Null without reservations, or when all slots are taken'),
        deviceKinds: z.array(openText(DEVICE_KINDS)).default([]),
        hasPart: wireBoolean.nullish().describe('In stock; null if no part was asked about'),
        waiting: waiting.nullish().describe('Null if the centre is closed or does not tell'),
        takesTickets: wireBoolean.default(false).describe('A number can be taken from afar now'),
      }),
    ),
  }),
  wire: PLAIN,
  authorization: 'none',
  personal: [],
  effect: 'read',
  deadlineMs: 4_000,
  retries: 0,
} as const satisfies Call
