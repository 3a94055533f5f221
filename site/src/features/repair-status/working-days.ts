/** Working days [9#18]. */
export const REPAIR_DAYS = { least: 3, most: 7 }

const SATURDAY_AND_SUNDAY = [6, 7]

/**
 * By the country's weekend, without holidays.
 * @param day `YYYY-MM-DD`
 * @param tag BCP 47 with the country
 */
export function workingDaysAfter(day: string, count: number, tag: string): string {
  const weekend = weekendOf(tag)
  const date = new Date(`${day}T00:00:00Z`)
  for (let left = count; left > 0;) {
    date.setUTCDate(date.getUTCDate() + 1)
    if (!weekend.includes(date.getUTCDay() || 7)) left -= 1
  }
  return date.toISOString().slice(0, 10)
}

/** 1 (Monday) to 7. Older engines have `weekInfo`. */
function weekendOf(tag: string): readonly number[] {
  const locale = new Intl.Locale(tag) as Intl.Locale & {
    getWeekInfo?: () => { weekend: number[] }
    weekInfo?: { weekend: number[] }
  }
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.weekend ?? SATURDAY_AND_SUNDAY
}
