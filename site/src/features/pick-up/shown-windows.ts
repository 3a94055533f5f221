import { beginOf, hasBegun, slotValue } from '@/service-centers/opening/slot'
import { slotWriter } from '@/service-centers/opening/slot-writer'

export interface ShownDay {
  date: string
  name: string
  /** Free ones. */
  windows: { value: string; name: string }[]
}

interface Offered {
  days: readonly {
    date: string
    windows: readonly { start: string; end: string; free: number }[]
  }[]
  /** IANA; of the address. */
  timeZone: string | null
}

/** Without what has begun; a day with no others is over, not full. */
export function shownWindows({ days, timeZone }: Offered, tag: string, now = Date.now()): ShownDay[] {
  const write = slotWriter(tag)
  return days.flatMap(({ date, windows }) => {
    const left = windows.filter(({ start }) => !hasBegun({ date, start }, timeZone, now))
    if (left.length === 0) return []
    const free = left.filter(({ free }) => free > 0)
    return [
      {
        date,
        name: write.day(date),
        windows: free.map(({ start, end }) => ({
          value: slotValue({ date, start }),
          name: `${write.time(start)} – ${write.time(end)}`,
        })),
      },
    ]
  })
}

const HOURS_3_MS = 3 * 3_600_000

/** For calendars: epoch ms, or local time where the zone is not known. */
export function spanOf(
  { date, start, end }: { date: string; start: string; end: string | null },
  timeZone: string | null,
): { begin: number | string; end: number | string } {
  const begin = beginOf({ date, start }, timeZone)
  if (begin === null)
    return { begin: slotValue({ date, start }), end: slotValue({ date, start: end ?? '23:59' }) }
  const told = end === null ? null : beginOf({ date, start: end }, timeZone)
  return { begin, end: told !== null && told > begin ? told : begin + HOURS_3_MS }
}
