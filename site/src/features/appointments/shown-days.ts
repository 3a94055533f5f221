import { hasBegun, slotValue } from './slot'
import { slotWriter } from './slot-writer'

/** A day on which a centre takes people in, in the visitor's words. */
export interface FreeDay {
  date: string
  name: string
  /** Those that have room. */
  times: { value: string; name: string }[]
}

interface Days {
  days: readonly { date: string; slots: readonly { start: string; free: number }[] }[]
  /** Of the centre; null where it is not known. */
  timeZone: string | null
  /** In ms since 1970. */
  now: number
}

/**
 * Days that can be chosen from, and full ones. A time that has begun by the centre's clock is none: a day with no other
 * is over, not full.
 * @param tag of the visitor's language
 */
export function shownDays({ days, timeZone, now }: Days, tag: string): FreeDay[] {
  const write = slotWriter(tag)
  return days.flatMap(({ date, slots }) => {
    const left = slots.filter(({ start }) => !hasBegun({ date, start }, timeZone, now))
    if (left.length === 0) return []
    const free = left.filter(({ free }) => free > 0)
    const times = free.map(({ start }) => ({ value: slotValue({ date, start }), name: write.time(start) }))
    return [{ date, name: write.day(date), times }]
  })
}
