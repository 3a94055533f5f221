const MINUTE = 60_000

/** `2026-11-21T09:30` */
export function clockTime(instant: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(new Date(instant))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? ''
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`
}

/** Null if invalid. A skipped time is read by the clock before the change; of a repeated one the first counts. */
export function instantOf(clock: string, timeZone: string): string | null {
  const asUtc = Date.parse(`${clock}Z`)
  if (Number.isNaN(asUtc)) return null
  const offsetAt = (instant: number) =>
    Date.parse(`${clockTime(new Date(instant).toISOString(), timeZone)}Z`) -
    Math.floor(instant / MINUTE) * MINUTE
  const day = 86_400_000
  const before = asUtc - offsetAt(asUtc - day)
  const after = asUtc - offsetAt(asUtc + day)
  const isShown = (instant: number) => clockTime(new Date(instant).toISOString(), timeZone) === clock
  return new Date(isShown(before) || !isShown(after) ? before : after).toISOString()
}
