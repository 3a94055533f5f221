import type { Pool } from 'pg'
import { nextSlots } from '../availability/next-slots'
import { findCentres, type CentreQuestion, type FoundCentre } from './find-centres'

interface Shown {
  offset: number
  limit: number
}

/** The next free slot first; centres with the same one, or none, stay as they are ordered otherwise. */
export async function bySlot(
  pool: Pool,
  question: Omit<CentreQuestion, 'offset' | 'limit'>,
  { offset, limit }: Shown,
  now: Date,
): Promise<{ total: number; list: FoundCentre[] }> {
  const all = await findCentres(pool, { ...question, offset: 0, limit: null })
  const slots = await nextSlots(pool, all.map(bookable), now)
  const slotOf = ({ id }: FoundCentre) => slots.get(id) ?? Number.MAX_SAFE_INTEGER
  const list = all.toSorted((one, other) => slotOf(one) - slotOf(other)).slice(offset, offset + limit)
  return { total: all.length, list }
}

function bookable(centre: FoundCentre) {
  const { id, time_zone: timeZone, places_per_slot: places, notice_hours: noticeHours, reservable } = centre
  return { id, timeZone, places, noticeHours, reservable, hours: centre }
}
