import type { CountryCode } from './codes'
import { REST_DAYS } from './rest-days.generated'

/**
 * By the country's weekend and its national public holidays.
 * @param day `YYYY-MM-DD`
 * @param count from 0
 */
export function workingDaysAfter(day: string, count: number, country: CountryCode): string {
  const date = new Date(`${day}T00:00:00Z`)
  for (let left = count; left > 0;) {
    date.setUTCDate(date.getUTCDate() + 1)
    if (isWorkingDay(dayOf(date), country)) left -= 1
  }
  return dayOf(date)
}

/**
 * Of the whole country; no holiday is known beyond the years of the table.
 * @param day `YYYY-MM-DD`
 */
export function isPublicHoliday(day: string, country: CountryCode): boolean {
  const [year = '', month = '', date = ''] = day.split('-')
  return REST_DAYS[country].holidays[year]?.includes(month + date) ?? false
}

/** @param day `YYYY-MM-DD` */
export function isWorkingDay(day: string, country: CountryCode): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7
  return !REST_DAYS[country].weekend.includes(weekday) && !isPublicHoliday(day, country)
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10)
}
