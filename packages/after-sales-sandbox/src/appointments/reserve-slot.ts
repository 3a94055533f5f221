import type { PoolClient } from 'pg'
import { findBookableCentre, slotsToCome, type BookableCentre } from './find-slots'

export interface Slot {
  serviceCenterId: string
  date: string
  start: string
}

export interface ReservedSlot {
  centre: BookableCentre
  place: number
}

/** Locks the slot; the place of the appointment being moved counts as free. */
export async function reserveSlot(
  client: PoolClient,
  slot: Slot & { appointmentNumber?: string },
  now: Date,
): Promise<ReservedSlot | undefined> {
  const { serviceCenterId, date, start } = slot
  const centre = await findBookableCentre(client, serviceCenterId)
  if (!centre || !slotsToCome(centre, date, now).some((offered) => offered.start === start)) return undefined
  await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `appointment ${serviceCenterId} ${date} ${start}`,
  ])
  const { rows } = await client.query<{ place: number }>(
    `SELECT place FROM generate_series(1, $4) AS place WHERE place NOT IN (
       SELECT place FROM appointments
       WHERE centre_id = $1 AND day = $2 AND start_time = $3 AND canceled_at IS NULL AND number <> $5)
     ORDER BY place LIMIT 1`,
    [centre.id, date, start, centre.places, slot.appointmentNumber ?? ''],
  )
  return rows[0] && { centre, place: rows[0].place }
}
