import { localTime, type LocalTime } from '../appointments/centre-clock'

/** Epoch ms. Of a time that a clock skips, the instant after the gap. */
export function instantOf(local: LocalTime, timeZone: string): number {
  const wanted = utc(local)
  const first = wanted - offsetAt(wanted, timeZone)
  return wanted - offsetAt(first, timeZone)
}

function offsetAt(instant: number, timeZone: string): number {
  const minute = Math.floor(instant / 60_000) * 60_000
  return utc(localTime(new Date(minute), timeZone)) - minute
}

function utc({ day, time }: LocalTime): number {
  return Date.parse(`${day}T${time}:00Z`)
}
