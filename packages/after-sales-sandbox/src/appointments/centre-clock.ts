/** Local `2026-11-21` and `08:30`. */
export interface LocalTime {
  day: string
  time: string
}

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockIn(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  clocks.set(timeZone, clock)
  return clock
}

export function localTime(instant: Date, timeZone: string): LocalTime {
  const text = clockIn(timeZone).format(instant)
  return { day: text.slice(0, 10), time: text.slice(11, 16) }
}

export function hasBegun(slot: LocalTime, now: LocalTime): boolean {
  return `${slot.day} ${slot.time}` <= `${now.day} ${now.time}`
}

export function weekdayOf(day: string): string {
  return new Date(day).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' }).toLowerCase()
}

export function daysBetween(from: string, to: string): string[] {
  const days: string[] = []
  for (const day = new Date(from); days.at(-1) !== to && day <= new Date(to);) {
    days.push(day.toISOString().slice(0, 10))
    day.setUTCDate(day.getUTCDate() + 1)
  }
  return days
}

/** Of a local time. */
export function instantIn(timeZone: string, { day, time }: LocalTime): Date {
  const asUtc = Date.parse(`${day}T${time}:00Z`)
  const shown = localTime(new Date(asUtc), timeZone)
  return new Date(2 * asUtc - Date.parse(`${shown.day}T${shown.time}:00Z`))
}
