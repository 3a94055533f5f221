import type { Locale } from '@carelane/countries'
import { z } from 'zod'
import type { Queryable } from '../database/queryable'
import { isSpokenIn } from '../service-centres/find-centres'
import { hasBegun, localTime } from './centre-clock'
import { slotsOfDay } from './slots-of-day'

const appointment = z.object({
  number: z.string(),
  day: z.string(),
  start: z.string(),
  model: z.string().nullable(),
  showsUp: z.boolean(),
  createdAt: z.date(),
  canceledAt: z.date().nullable(),
  timeZone: z.string(),
  country: z.string(),
  centre: z.object({
    id: z.number(),
    name: z.string(),
    native_name: z.string(),
    address: z.string(),
    native_address: z.string(),
    phone: z.string(),
  }),
})

export type Appointment = z.output<typeof appointment>

export async function findAppointment(
  database: Queryable,
  { appointmentNumber, phone }: { appointmentNumber: string; phone: string },
): Promise<Appointment | undefined> {
  const { rows } = await database.query(
    `SELECT appointment.number, appointment.day::text, appointment.start_time AS start, appointment.model,
       appointment.shows_up AS "showsUp", appointment.created_at AS "createdAt",
       appointment.canceled_at AS "canceledAt", place.time_zone AS "timeZone", centre.country,
       to_jsonb(centre) AS centre
     FROM appointments appointment
     JOIN service_centres centre ON centre.id = appointment.centre_id
     JOIN places place ON place.id = centre.place_id
     WHERE appointment.number = $1 AND appointment.phone = $2`,
    [appointmentNumber, phone],
  )
  return rows[0] && appointment.parse(rows[0])
}

export function statusOf({ canceledAt, day, start, timeZone, showsUp }: Appointment, now: Date): string {
  if (canceledAt && canceledAt <= now) return 'canceled'
  if (!hasBegun({ day, time: start }, localTime(now, timeZone))) return 'booked'
  return showsUp ? 'arrived' : 'missed'
}

export function appointmentEntry(found: Appointment, language: Locale, now: Date) {
  const { centre } = found
  const isNative = isSpokenIn(found.country as Parameters<typeof isSpokenIn>[0], language)
  return {
    appointmentNumber: found.number,
    status: statusOf(found, now),
    serviceCenter: {
      id: centre.id,
      name: isNative ? centre.native_name : centre.name,
      address: isNative ? centre.native_address : centre.address,
      phone: centre.phone,
    },
    date: found.day,
    start: found.start,
    end: slotsOfDay(`${found.start}-23:59`)[0]?.end ?? '00:00',
    timeZone: found.timeZone,
    productModel: found.model,
    createdTime: found.createdAt.toISOString(),
  }
}
