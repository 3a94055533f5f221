import { clockTime, instantOf } from '../ad-window/zoned-time'

export interface Day {
  /** `2026-11-03` */
  date: string
  begins: Date
  /** The beginning of the next one: 23 to 25 hours later. */
  ends: Date
}

const MONTH = /^(20\d\d)-(0[1-9]|1[0-2])$/

/** `2026-11`; this one by that clock, if none is asked for. */
export function monthOf(asked: unknown, zone: string, now: Date): string {
  return typeof asked === 'string' && MONTH.test(asked)
    ? asked
    : clockTime(now.toISOString(), zone).slice(0, 7)
}

export function monthBeside(month: string, months: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months)).toISOString().slice(0, 7)
}

export function daysOf(month: string, zone: string): Day[] {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return Array.from({ length: count }, (_, index) => {
    const date = dateOf(year, number, index + 1)
    return { date, begins: midnight(date, zone), ends: midnight(dateOf(year, number, index + 2), zone) }
  })
}

/** Of the first day of the week: 1 is Monday, 7 Sunday. */
export function firstWeekday(language: string): number {
  // Node has it; the types of the language have not.
  const locale = new Intl.Locale(language) as Intl.Locale & { getWeekInfo?: () => { firstDay: number } }
  return locale.getWeekInfo?.().firstDay ?? 1
}

/** Days before the date in its week. */
export function placeInWeek(date: string, first: number): number {
  return (new Date(`${date}T00:00Z`).getUTCDay() - first + 7) % 7
}

function dateOf(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
}

function midnight(date: string, zone: string): Date {
  return new Date(instantOf(`${date}T00:00`, zone) ?? `${date}T00:00Z`)
}
