const FROM_HOUR = 8
/** A mail about the morning is none in the night. */
const UNTIL_HOUR = 20

/**
 * The day for which a mail is due, by the reader's clock and the weekend of the reader's country; null at night and at weekends.
 * @param country two letters; null for nobody's in particular
 */
export function digestDay(now: Date, timeZone: string, country: string | null): string | null {
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
  return hour < FROM_HOUR || hour >= UNTIL_HOUR || isWeekend(day, country) ? null : day
}

/** @returns `YYYY-MM-DD` */
export function localDay(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at)
}

function isWeekend(day: string, country: string | null): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7
  return weekendOf(country).includes(weekday)
}

/** 1 (Monday) to 7. Older engines have `weekInfo`. */
function weekendOf(country: string | null): readonly number[] {
  const locale = new Intl.Locale(`und-${country?.toUpperCase() ?? '001'}`) as Intl.Locale & {
    getWeekInfo?: () => { weekend: number[] }
  }
  return locale.getWeekInfo?.().weekend ?? [6, 7]
}
