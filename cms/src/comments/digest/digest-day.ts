import type { CountryCode } from '@carelane/countries'
import { isWorkingDay } from '@carelane/countries/working-days'

const FROM_HOUR = 8
/** A mail about the morning is none in the night. */
const UNTIL_HOUR = 20

/**
 * The day for which a mail is due, by the reader's clock and the working days of the reader's country; null at night and on
 * other days.
 */
export function digestDay(now: Date, timeZone: string, country: CountryCode | null): string | null {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now)
  const part = (name: string) => parts.find(({ type }) => type === name)?.value ?? ''
  const day = `${part('year')}-${part('month')}-${part('day')}`
  const hour = Number(part('hour'))
  return hour < FROM_HOUR || hour >= UNTIL_HOUR || !isWorked(day, country) ? null : day
}

/** @returns `YYYY-MM-DD` */
export function localDay(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at)
}

/** Nobody's country has Saturday and Sunday. */
function isWorked(day: string, country: CountryCode | null): boolean {
  if (country !== null) return isWorkingDay(day, country)
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday !== 0 && weekday !== 6
}
