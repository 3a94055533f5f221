import { LRUCache } from 'lru-cache'

/** Epoch ms of its midnight in UTC. */
export type Day = number

export const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
/** Clocks change by multiples of it. */
const QUARTER_MS = 15 * MINUTE_MS

const formats = new LRUCache<string, Intl.DateTimeFormat>({ max: 500 })
const offsets = new LRUCache<string, number>({ max: 20_000 })

/** IANA */
export function isZone(zone: string): boolean {
  try {
    formatOf(zone)
    return true
  } catch {
    return false
  }
}

export function dayIn(zone: string, instant: number): Day {
  return Math.floor((instant + offsetAt(zone, instant)) / DAY_MS) * DAY_MS
}

/**
 * Skipped times count by the clock before; of two, the first.
 * @param minutes after midnight
 */
export function instantOf(zone: string, day: Day, minutes: number): number {
  const asUtc = day + minutes * MINUTE_MS
  const before = offsetAt(zone, asUtc - DAY_MS)
  const after = offsetAt(zone, asUtc + DAY_MS)
  const byBefore = asUtc - before
  const byAfter = asUtc - after
  const isByBefore = offsetAt(zone, byBefore) === before || offsetAt(zone, byAfter) !== after
  return isByBefore ? byBefore : byAfter
}

/** ms */
function offsetAt(zone: string, instant: number): number {
  const quarter = Math.floor(instant / QUARTER_MS) * QUARTER_MS
  const key = `${zone} ${quarter}`
  const known = offsets.get(key)
  if (known !== undefined) return known
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(quarter)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  const offset = Date.UTC(year, month - 1, day, hour, minute, second) - quarter
  offsets.set(key, offset)
  return offset
}

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formats.set(zone, format)
  return format
}
