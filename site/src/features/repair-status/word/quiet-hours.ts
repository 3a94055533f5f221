/** On the clock of the country of the repair. */
export const QUIET = { from: 21, until: 8 }

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

/** When a word may go out: now, or when the quiet hours end. */
export function whenToSend(now: Date, timeZone: string): Date {
  if (!isQuiet(hourOf(now, timeZone))) return now
  // To the minute: clocks that are set forward at night skip hours, and zones are not all whole hours apart.
  let end = new Date(Math.ceil(now.getTime() / MINUTE_MS) * MINUTE_MS)
  while (isQuiet(hourOf(new Date(end.getTime() + HOUR_MS), timeZone))) end = new Date(end.getTime() + HOUR_MS)
  while (isQuiet(hourOf(end, timeZone))) end = new Date(end.getTime() + MINUTE_MS)
  return end
}

function isQuiet(hour: number): boolean {
  return hour >= QUIET.from || hour < QUIET.until
}

function hourOf(moment: Date, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' })
  return Number(format.format(moment))
}
