import { hasBegun, slotValue } from '@/service-centers/opening/slot'
import { slotWriter } from '@/service-centers/opening/slot-writer'

export interface FreeDay {
  date: string
  name: string
  times: { value: string; name: string }[]
}

interface Days {
  days: readonly { date: string; slots: readonly { start: string; free: number }[] }[]
  timeZone: string | null
  /** Ms since 1970. */
  now: number
}

/** Without begun times; a day with no others is over, not full. */
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
