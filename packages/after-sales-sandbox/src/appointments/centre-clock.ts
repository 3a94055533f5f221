/** Day and time of day as a clock in the zone shows them: `2026-11-21`, `08:30`; both sort as texts. */
export type LocalTime = { day: string; time: string }

export function localTime(instant: Date, timeZone: string): LocalTime {
  const text = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(instant)
  return { day: text.slice(0, 10), time: text.slice(11, 16) }
}

/** Whether a slot that begins then has begun by now. */
export function hasBegun(slot: LocalTime, now: LocalTime): boolean {
  return `${slot.day} ${slot.time}` <= `${now.day} ${now.time}`
}

/** Of a day such as `2026-11-21`, in English and lower case. */
export function weekdayOf(day: string): string {
  return new Date(day).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' }).toLowerCase()
}

/** From one day to another, both included. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = []
  for (const day = new Date(from); days.at(-1) !== to && day <= new Date(to);) {
    days.push(day.toISOString().slice(0, 10))
    day.setUTCDate(day.getUTCDate() + 1)
  }
  return days
}
