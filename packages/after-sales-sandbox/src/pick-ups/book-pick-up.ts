import type { PoolClient } from 'pg'
import type { z } from 'zod'
import { instantIn } from '../appointments/centre-clock'
import type { SubmissionResult } from '../submissions/submit-once'
import { momentWithin } from '../working-days'
import { findPickUp, pickUpEntry, stateOf } from './pick-up-record'
import type { addForm, cancelForm } from './pick-up-values'
import { freeWindows, VANS } from './pick-up-windows'
import { findPlace, isServed } from './pick-up-zones'

/** Working days, each from the one before. */
const ARRIVES_AFTER = 1
const REPAIRED_AFTER = 3
const BACK_AFTER = 1

const HOUR_MS = 3_600_000

export async function book(
  client: PoolClient,
  form: z.output<typeof addForm>,
  now: Date,
): Promise<SubmissionResult<object>> {
  const { mcc: country, device, date, start } = form
  const zone = (await findPlace(client, country, form))?.zone
  if (!zone || !isServed(zone, device)) return refusalOf('notServed')
  const day = (await freeWindows(client, zone, now)).find((offered) => offered.date === date)
  if (!day?.windows.some((window) => window.start === start)) return refusalOf('windowTaken')
  await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `pick-up ${zone.centreId} ${date} ${start}`,
  ])
  const collected = new Date(instantIn(zone.timeZone, { day: date, time: start }).getTime() + HOUR_MS)
  const arrived = momentWithin(ARRIVES_AFTER, collected, country)
  const sentBack = momentWithin(REPAIRED_AFTER, arrived, country)
  const { rows } = await client.query<{ number: string }>(
    `INSERT INTO pick_ups (number, request_key, country, centre_id, time_zone, device, day, start_time, van, phone,
       collected_at, arrived_at, sent_back_at, delivered_at)
     SELECT 'PU' || upper($1) || lpad(floor(random() * 1e10)::text, 10, '0'), $2, $1, $3, $4, $5, $6, $7, van, $8,
       $9, $10, $11, $12
     FROM generate_series(1, $13) AS van WHERE van NOT IN (
       SELECT van FROM pick_ups WHERE centre_id = $3 AND day = $6 AND start_time = $7 AND canceled_at IS NULL)
     ORDER BY van LIMIT 1 RETURNING number`,
    [
      country,
      form.requestKey,
      zone.centreId,
      zone.timeZone,
      device,
      date,
      start,
      form.phone,
      collected,
      arrived,
      sentBack,
      momentWithin(BACK_AFTER, sentBack, country),
      VANS,
    ],
  )
  if (!rows[0]) return refusalOf('windowTaken')
  const owned = { pickUpNumber: rows[0].number, lastDigits: form.phone.slice(-4) }
  return accepted(client, { ...owned, language: form.language }, now)
}

export async function cancel(
  client: PoolClient,
  owned: z.output<typeof cancelForm>,
  now: Date,
): Promise<SubmissionResult<object>> {
  await client.query('SELECT 1 FROM pick_ups WHERE number = $1 FOR UPDATE', [owned.pickUpNumber])
  const found = await findPickUp(client, owned)
  if (!found) return refusalOf('notFound')
  if (stateOf(found, now) !== 'booked') return refusalOf('notChangeable')
  await client.query('UPDATE pick_ups SET canceled_at = $2 WHERE number = $1', [owned.pickUpNumber, now])
  return accepted(client, owned, now)
}

export function refusalOf(result: string): SubmissionResult<object> {
  return { answer: { result, pickUp: null } }
}

export async function accepted(
  client: PoolClient,
  owned: Pick<z.output<typeof cancelForm>, 'pickUpNumber' | 'lastDigits' | 'language'>,
  now: Date,
): Promise<SubmissionResult<object>> {
  const found = await findPickUp(client, owned)
  const pickUp = found && (await pickUpEntry(client, found, owned.language, now))
  return { answer: { result: 'accepted', pickUp }, reference: owned.pickUpNumber }
}
