export interface Ages {
  minutes: string[]
  hours: string[]
  days: string[]
  months: string[]
}

const MINUTE_MS = 60_000
const HOUR_MINUTES = 60
const DAY_HOURS = 24
const MONTH_DAYS = 30

/** @param at epoch ms */
export function ageText(at: number, now: number, { minutes, hours, days, months }: Ages): string {
  const inMinutes = Math.max(1, Math.round((now - at) / MINUTE_MS))
  const inHours = Math.round(inMinutes / HOUR_MINUTES)
  const inDays = Math.round(inHours / DAY_HOURS)
  if (inMinutes < HOUR_MINUTES) return nth(minutes, inMinutes)
  if (inHours < DAY_HOURS) return nth(hours, inHours)
  return inDays < MONTH_DAYS ? nth(days, inDays) : nth(months, Math.round(inDays / MONTH_DAYS))
}

function nth(texts: readonly string[], count: number): string {
  return texts[Math.min(count, texts.length) - 1] ?? ''
}
