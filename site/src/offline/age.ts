/** Written out, a language's ages would be a sixth of the worker. */
export interface AgesOfUnit {
  /** With `#` in place of the number. */
  texts: string[]
  /** For each count from 1, the place of its text in `texts`. */
  places: string
}

export interface Ages {
  minutes: AgesOfUnit
  hours: AgesOfUnit
  days: AgesOfUnit
  months: AgesOfUnit
  /** From zero to nine. */
  digits: string
}

const MINUTE_MS = 60_000
const HOUR_MINUTES = 60
const DAY_HOURS = 24
const MONTH_DAYS = 30

/** @param at epoch ms */
export function ageText(at: number, now: number, { minutes, hours, days, months, digits }: Ages): string {
  const inMinutes = Math.max(1, Math.round((now - at) / MINUTE_MS))
  const inHours = Math.round(inMinutes / HOUR_MINUTES)
  const inDays = Math.round(inHours / DAY_HOURS)
  if (inMinutes < HOUR_MINUTES) return countedText(minutes, inMinutes, digits)
  if (inHours < DAY_HOURS) return countedText(hours, inHours, digits)
  if (inDays < MONTH_DAYS) return countedText(days, inDays, digits)
  return countedText(months, Math.round(inDays / MONTH_DAYS), digits)
}

function countedText({ texts, places }: AgesOfUnit, wanted: number, digits: string): string {
  const count = Math.min(wanted, places.length)
  const text = texts[Number(places[count - 1])] ?? ''
  return text.replace(
    '#',
    String(count).replace(/\d/g, (digit) => digits[Number(digit)] ?? digit),
  )
}
