import { z } from 'zod'
import type { Call } from './call'
import { choice, degrees, freeText, mcc, paging, place } from './request-values'
import { concealed, PLAIN } from './wire'
import { latitude, longitude, pageOf, wireBoolean, wireId, wireText } from './wire-values'

/** `09:00-12:30,13:30-18:00` in the centre's own time, `closed`, or null where it is not told. */
const hours = wireText.meta({ examples: ['09:00-18:00', '09:00-12:30,13:30-18:00', 'closed'] })

/** A service centre as a list shows it (§3). */
const serviceCenterEntry = z.object({
  id: wireId,
  name: z.string().min(1),
  /** Of its country; null where it serves several. */
  mcc: wireText,
  state: wireText,
  city: wireText,
  address: wireText,
  /** How to find it, beyond the address. */
  direction: wireText,
  phone: wireText,
  email: wireText,
  lat: latitude.nullish(),
  lng: longitude.nullish(),
  distance: z.number().min(0).nullish().describe('Kilometres from the place asked about'),
  serviceBrands: z.array(z.string().min(1)).default([]),
  /** IANA zone, by which 'open now' is told. */
  timeZone: wireText,
  monday: hours,
  tuesday: hours,
  wednesday: hours,
  thursday: hours,
  friday: hours,
  saturday: hours,
  sunday: hours,
  /** Of all the days that say nothing of their own. */
  weekday: hours,
  /** Whether it takes reservations [2.4#21]. */
  reservable: wireBoolean.default(true),
})

const look = {
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

/** What narrows a list of centres, and a map of them. */
const filters = {
  state: choice.optional(),
  city: choice.optional(),
  serviceBrand: choice.optional(),
  /** In any script: of the name, the address, the city or the state; or a telephone number, as people write it. */
  keyword: freeText(100).optional(),
  /** Only those that are open at this moment, by their own clocks. */
  openAt: z.iso.datetime().optional(),
}

/**
 * Service centres of a country [2.4#19], of all where none is named; narrowed by state, city, brand or keyword.
 * With `lat` and `lng` the nearest come first and `distance` is told; otherwise they are in the order of their names.
 */
export const serviceCenters = {
  ...look,
  path: '/{brand}Client/service-center/list',
  request: z.object({
    ...place,
    ...filters,
    lat: degrees.optional(),
    lng: degrees.optional(),
    ...paging,
  }),
  response: pageOf(serviceCenterEntry),
  // Where somebody stands does not belong into an address that is logged on its way.
  wire: { ...concealed('lat', 'lng'), isAnswerEncrypted: false },
  personal: ['lat', 'lng', 'keyword'],
} as const satisfies Call

export const serviceCenter = {
  ...look,
  path: '/{brand}Client/service-center/detail',
  request: z.object({ id: choice, language: place.language }),
  /** Null where there is none with this id. */
  response: serviceCenterEntry.nullable(),
} as const satisfies Call

const region = z.object({
  /** Sent back as it is. */
  value: z.string().min(1).max(100),
  label: z.string().min(1),
  centers: z.number().int().min(0),
})

/** The states of a country that have a centre. */
export const serviceCenterStates = {
  ...look,
  path: '/{brand}Client/service-center/states',
  request: z.object(place),
  response: z.array(region),
} as const satisfies Call

/** The cities of a state, or of the whole country, that have a centre. */
export const serviceCenterCities = {
  ...look,
  path: '/{brand}Client/service-center/cities',
  request: z.object({ ...place, state: choice.optional() }),
  response: z.array(region),
} as const satisfies Call

/**
 * Where the centres are that a list of the same filters has, of a country or of all countries: for a map of thousands of
 * markers, so only that.
 */
export const serviceCenterPoints = {
  ...look,
  path: '/{brand}Client/service-center/points',
  request: z.object({ mcc, ...filters }),
  personal: ['keyword'],
  response: z.array(z.object({ id: wireId, lat: latitude, lng: longitude })),
} as const satisfies Call
