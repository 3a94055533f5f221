import { z } from 'zod'
import type { Call } from './call'
import { availabilityFilters, sortBy } from './centre-availability'
import { choice, degrees, freeText, mcc, paging, place } from './request-values'
import { concealed, PLAIN } from './wire'
import { latitude, longitude, pageOf, wireBoolean, wireId, wireText } from './wire-values'

/** `09:00-12:30,13:30-18:00` local time, `closed`, or null if unknown. */
const hours = wireText.meta({ examples: ['09:00-18:00', '09:00-12:30,13:30-18:00', 'closed'] })

/** (§3) */
const serviceCenterEntry = z.object({
  id: wireId,
  name: z.string().min(1),
  /** Null for several countries. */
  mcc: wireText,
  state: wireText,
  city: wireText,
  address: wireText,
  direction: wireText,
  phone: wireText,
  email: wireText,
  lat: latitude.nullish(),
  lng: longitude.nullish(),
  distance: z.number().min(0).nullish().describe('Kilometres from the place asked about'),
  serviceBrands: z.array(z.string().min(1)).default([]),
  timeZone: wireText,
  monday: hours,
  tuesday: hours,
  wednesday: hours,
  thursday: hours,
  friday: hours,
  saturday: hours,
  sunday: hours,
  weekday: hours,
  /** [2.4#21] */
  reservable: wireBoolean.default(true),
})

const defaults = {
  method: 'GET',
  upstream: 'service-centers',
  values: 'query',
  wire: PLAIN,
  authorization: 'none',
  personal: [],
  effect: 'read',
  deadlineMs: 6_000,
  retries: 1,
} as const

const filters = {
  state: choice.optional(),
  city: choice.optional(),
  serviceBrand: choice.optional(),
  keyword: freeText(100).optional(),
  openAt: z.iso.datetime().optional(),
  ...availabilityFilters,
}

/** [2.4#19]; with `lat` and `lng` sorted by distance, otherwise by name, unless `sortBy` says otherwise. */
export const serviceCenters = {
  ...defaults,
  path: '/{brand}Client/service-center/list',
  request: z.object({
    ...place,
    ...filters,
    lat: degrees.optional(),
    lng: degrees.optional(),
    sortBy,
    ...paging,
  }),
  response: pageOf(serviceCenterEntry),
  // Encrypted because addresses are logged on the way.
  wire: { ...concealed('lat', 'lng'), isAnswerEncrypted: false },
  personal: ['lat', 'lng', 'keyword'],
} as const satisfies Call

export const serviceCenter = {
  ...defaults,
  path: '/{brand}Client/service-center/detail',
  request: z.object({ id: choice, language: place.language }),
  response: serviceCenterEntry.nullable(),
} as const satisfies Call

const region = z.object({
  value: z.string().min(1).max(100),
  label: z.string().min(1),
  centers: z.number().int().min(0),
})

export const serviceCenterStates = {
  ...defaults,
  path: '/{brand}Client/service-center/states',
  request: z.object(place),
  response: z.array(region),
} as const satisfies Call

export const serviceCenterCities = {
  ...defaults,
  path: '/{brand}Client/service-center/cities',
  request: z.object({ ...place, state: choice.optional() }),
  response: z.array(region),
} as const satisfies Call

export const serviceCenterPoints = {
  ...defaults,
  path: '/{brand}Client/service-center/points',
  request: z.object({ mcc, ...filters }),
  personal: ['keyword'],
  response: z.array(z.object({ id: wireId, lat: latitude, lng: longitude })),
} as const satisfies Call
