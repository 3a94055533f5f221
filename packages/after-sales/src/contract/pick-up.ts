import { z } from 'zod'
import type { Call } from './call'
import { choice, freeText, phone, place, requestKey } from './request-values'
import { ENCRYPTED } from './wire'
import {
  openText,
  wireAmount,
  wireBoolean,
  wireCurrency,
  wireDate,
  wireId,
  wireInstant,
  wireText,
} from './wire-values'

export const PICK_UP_DEVICES = ['phone', 'laptop', 'tv', 'appliance'] as const

/** Each way of the device, from the door and back to it. */
const PICK_UP_STATES = ['booked', 'collected', 'atCenter', 'onTheWayBack', 'delivered', 'canceled'] as const

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const workingDays = z.number().int().min(0).max(365)
const pickUpNumber = z.string().regex(/^PU[A-Z]{2}\d{10}$/)

const address = {
  state: choice.optional(),
  city: choice,
  postalCode: z.string().trim().min(1).max(20).optional(),
  line: freeText(200),
}

const price = z.object({
  amount: wireAmount,
  currency: wireCurrency,
  tax: z
    .object({
      rate: z.number().int().min(0).max(10_000).describe('In hundredths of a percent: 2100 is 21 %'),
      isIncluded: wireBoolean.describe('Whether the amount has it in it'),
    })
    .nullable()
    .describe('Null where the service says nothing of tax'),
})

const center = z.object({ id: wireId, name: z.string().min(1), address: wireText, phone: wireText })

const way = z.object({
  courier: wireText,
  trackingNumber: wireText,
  startedTime: wireInstant,
  arrivedTime: wireInstant,
})

/** Nothing of the person and of the address, which four digits alone do not open. */
const pickUpEntry = z.object({
  pickUpNumber: z.string().min(1),
  device: openText(PICK_UP_DEVICES),
  state: openText(PICK_UP_STATES),
  date: z.iso.date().describe('Of a parcel that its owner sends, the last day to send it'),
  start: timeOfDay.nullish().describe('Null for a parcel that its owner sends'),
  end: timeOfDay.nullish(),
  timeZone: wireText,
  price: price.describe('For both ways; of a parcel that its owner sends, for the way back'),
  backBy: wireDate.describe('The day by which it is usually back'),
  center: center.describe('Where the device is taken'),
  wayThere: way.nullish().describe('Null until a courier is found'),
  wayBack: way.nullish().describe('Null until the repair has ended'),
})

const defaults = {
  method: 'POST',
  upstream: 'pick-up',
  extension: 'pick-up',
  values: 'json',
  wire: ENCRYPTED,
  authorization: 'none',
} as const

const read = { ...defaults, effect: 'read', deadlineMs: 8_000, retries: 1 } as const
const write = { ...defaults, effect: 'write', deadlineMs: 15_000, retries: 0 } as const

const OF_ADDRESS = ['state', 'city', 'postalCode', 'line'] as const

/** Whether a courier comes to an address for such a device, when, and for how much. */
export const pickUpOffer = {
  ...read,
  path: '/{brand}Client/pick-up/offer',
  request: z.object({ ...place, device: z.enum(PICK_UP_DEVICES), ...address }),
  response: z.object({
    offer: z
      .object({
        price: price.describe('For both ways'),
        daysFrom: workingDays.describe('Working days from door to door, with the repair'),
        daysTo: workingDays,
        timeZone: wireText,
        days: z.array(
          z.object({
            date: z.iso.date(),
            windows: z.array(z.object({ start: timeOfDay, end: timeOfDay, free: z.number().int().min(0) })),
          }),
        ),
      })
      .nullable()
      .describe('Null if nobody comes'),
    reason: openText(['address', 'device']).nullish().describe('Why nobody comes'),
    center: center.nullable().describe('The nearest one; null if the place is not known'),
    postal: z
      .object({
        center,
        daysFrom: workingDays,
        daysTo: workingDays,
        booking: z
          .object({ price: price.describe('For the way back'), sendBy: z.iso.date() })
          .nullish()
          .describe('Null where a parcel is sent without being announced'),
      })
      .nullable()
      .describe('Where such a device may be sent by post; null where that is not possible'),
  }),
  personal: OF_ADDRESS,
} as const satisfies Call

/** A window taken meanwhile is a result rather than an error. */
const result = z.object({
  result: openText(['accepted', 'windowTaken', 'notServed', 'notFound', 'notChangeable']),
  pickUp: pickUpEntry.nullish(),
})

const parcel = z.object({
  requestKey,
  ...place,
  device: z.enum(PICK_UP_DEVICES),
  ...address,
  fault: freeText(1_000),
  name: freeText(100),
  phone,
})
const OF_SENDER = [...OF_ADDRESS, 'fault', 'name', 'phone', 'pickUpNumber'] as const

export const pickUpAdd = {
  ...write,
  path: '/{brand}Client/pick-up/add',
  request: parcel.extend({ date: z.iso.date(), start: timeOfDay }),
  response: result,
  personal: OF_SENDER,
} as const satisfies Call

/** A device that its owner sends by post; its number goes onto the parcel. */
export const pickUpPost = {
  ...write,
  path: '/{brand}Client/pick-up/post',
  request: parcel,
  response: result,
  personal: OF_SENDER,
} as const satisfies Call

const owned = {
  pickUpNumber,
  lastDigits: z
    .string()
    .regex(/^\d{4}$/)
    .describe('Of the phone that was left'),
  ...place,
}
const OF_OWNER = ['pickUpNumber', 'lastDigits', 'trackingNumber'] as const

/** Null for a number that is not known, or of another phone. */
export const pickUpDetail = {
  ...read,
  path: '/{brand}Client/pick-up/detail',
  request: z.object(owned),
  response: pickUpEntry.nullable(),
  personal: OF_OWNER,
} as const satisfies Call

/** As long as it is booked. */
export const pickUpCancel = {
  ...write,
  path: '/{brand}Client/pick-up/cancel',
  request: z.object({ requestKey, ...owned }),
  response: result,
  personal: OF_OWNER,
} as const satisfies Call
