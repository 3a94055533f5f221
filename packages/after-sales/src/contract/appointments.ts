import { z } from 'zod'
import type { Call } from './call'
import { fileKey } from './files'
import { choice, freeText, imei, phone, place, requestKey } from './request-values'
import { concealed, ENCRYPTED, PLAIN } from './wire'
import { openText, wireId, wireInstant, wireText } from './wire-values'

const day = z.iso.date()

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

const appointmentNumber = z.string().min(4).max(40)

const slot = { serviceCenterId: choice, date: day, start: timeOfDay }

const appointmentEntry = z.object({
  appointmentNumber: z.string().min(1),
  status: openText(['booked', 'arrived', 'canceled', 'missed']),
  serviceCenter: z.object({ id: wireId, name: z.string().min(1), address: wireText, phone: wireText }),
  date: day,
  start: timeOfDay,
  end: timeOfDay.nullish(),
  timeZone: wireText,
  productModel: wireText,
  createdTime: wireInstant,
})

const readDefaults = {
  method: 'GET',
  upstream: 'appointments',
  values: 'query',
  authorization: 'none',
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
  deadlineMs: 15_000,
  retries: 0,
} as const

/** At most 31 days [1#2]. */
export const appointmentSlots = {
  ...readDefaults,
  path: '/{brand}Client/appointment/slots',
  request: z.object({ serviceCenterId: choice, from: day, to: day, ...place }),
  response: z.array(
    z.object({
      date: day,
      slots: z.array(z.object({ start: timeOfDay, end: timeOfDay, free: z.number().int().min(0) })),
    }),
  ),
  wire: PLAIN,
  personal: [],
} as const satisfies Call

/** A slot taken meanwhile, or a wrong phone, is a result rather than an error. */
const changeResult = z.object({
  result: openText(['accepted', 'slotTaken', 'notFound', 'notChangeable']),
  appointment: appointmentEntry.nullish(),
})

export const appointmentAdd = {
  ...writeDefaults,
  path: '/{brand}Client/appointment/add',
  request: z.object({
    requestKey,
    ...place,
    ...slot,
    name: freeText(100),
    phone,
    email: z.email().optional(),
    product: choice,
    model: choice.optional(),
    imei: imei.optional(),
    fault: freeText(2_000),
    photos: z.array(fileKey).max(6).default([]),
  }),
  response: changeResult,
  authorization: 'offered',
  personal: ['name', 'phone', 'email', 'imei', 'fault', 'photos', 'appointmentNumber'],
} as const satisfies Call

const owned = { appointmentNumber, phone, ...place }
const OWNER = ['appointmentNumber', 'phone'] as const

export const appointmentDetail = {
  ...readDefaults,
  path: '/{brand}Client/appointment/detail',
  request: z.object(owned),
  response: appointmentEntry.nullable(),
  wire: concealed(...OWNER),
  personal: OWNER,
} as const satisfies Call

export const appointmentChange = {
  ...writeDefaults,
  path: '/{brand}Client/appointment/change',
  request: z.object({ requestKey, ...owned, ...slot }),
  response: changeResult,
  personal: OWNER,
} as const satisfies Call

export const appointmentCancel = {
  ...writeDefaults,
  path: '/{brand}Client/appointment/cancel',
  request: z.object({ requestKey, ...owned }),
  response: changeResult,
  personal: OWNER,
} as const satisfies Call
