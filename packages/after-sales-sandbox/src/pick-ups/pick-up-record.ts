import type { CountryCode, Locale } from '@carelane/countries'
import { z } from 'zod'
import { localTime } from '../appointments/centre-clock'
import type { Queryable } from '../database/queryable'
import { isSpokenIn } from '../service-centres/find-centres'
import { COURIER, trackingNumberOf } from './courier'
import { pickUpPrice } from './pick-up-price'
import { WINDOWS } from './pick-up-windows'

const pickUp = z.object({
  number: z.string(),
  country: z.string().transform((country) => country as CountryCode),
  timeZone: z.string(),
  device: z.string(),
  day: z.string(),
  start: z.string().nullable(),
  collectedAt: z.date().nullable(),
  arrivedAt: z.date(),
  sentBackAt: z.date(),
  deliveredAt: z.date(),
  canceledAt: z.date().nullable(),
  centre: z.object({
    id: z.number(),
    name: z.string(),
    native_name: z.string(),
    address: z.string(),
    native_address: z.string(),
    phone: z.string(),
  }),
})

type PickUp = z.output<typeof pickUp>

interface OwnedPickUp {
  pickUpNumber: string
  lastDigits: string
}

export async function findPickUp(
  database: Queryable,
  { pickUpNumber, lastDigits }: OwnedPickUp,
): Promise<PickUp | undefined> {
  const { rows } = await database.query(
    `SELECT number, pick_up.country, time_zone AS "timeZone", device, day::text, start_time AS start,
       collected_at AS "collectedAt", arrived_at AS "arrivedAt", sent_back_at AS "sentBackAt",
       delivered_at AS "deliveredAt", canceled_at AS "canceledAt", to_jsonb(centre) AS centre
     FROM pick_ups pick_up JOIN service_centres centre ON centre.id = pick_up.centre_id
     WHERE number = $1 AND right(pick_up.phone, 4) = $2`,
    [pickUpNumber, lastDigits],
  )
  return rows[0] && pickUp.parse(rows[0])
}

export function stateOf(found: PickUp, now: Date): string {
  if (found.canceledAt) return 'canceled'
  if (now >= found.deliveredAt) return 'delivered'
  if (now >= found.sentBackAt) return 'onTheWayBack'
  if (now >= found.arrivedAt) return 'atCenter'
  return found.collectedAt && now >= found.collectedAt ? 'collected' : 'booked'
}

export async function pickUpEntry(database: Queryable, found: PickUp, language: Locale, now: Date) {
  const { number, device, day, start, timeZone, centre, country } = found
  const isNative = isSpokenIn(country, language)
  const once = (at: Date) => (at <= now && !found.canceledAt ? at.toISOString() : null)
  return {
    pickUpNumber: number,
    device,
    state: stateOf(found, now),
    date: day,
    start,
    end: WINDOWS.find((window) => window.start === start)?.end ?? null,
    timeZone,
    price: await pickUpPrice(database, country, device, start === null ? 'post' : 'courier'),
    backBy: localTime(found.deliveredAt, timeZone).day,
    center: {
      id: centre.id,
      name: isNative ? centre.native_name : centre.name,
      address: isNative ? centre.native_address : centre.address,
      phone: centre.phone,
    },
    wayThere: found.collectedAt && {
      courier: COURIER,
      trackingNumber: trackingNumberOf(number, 'there'),
      startedTime: once(found.collectedAt),
      arrivedTime: once(found.arrivedAt),
    },
    wayBack: once(found.sentBackAt) && {
      courier: COURIER,
      trackingNumber: trackingNumberOf(number, 'back'),
      startedTime: once(found.sentBackAt),
      arrivedTime: once(found.deliveredAt),
    },
  }
}
