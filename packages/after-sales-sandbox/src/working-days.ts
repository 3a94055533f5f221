import { countryOf, type CountryCode } from '@carelane/countries'
import { workingDaysAfter } from '@carelane/countries/working-days'
import { instantIn, localTime } from './appointments/centre-clock'

/** `YYYY-MM-DD`, by the clock of the country. */
export function dayWithin(days: number, now: Date, country: CountryCode): string {
  return workingDaysAfter(localTime(now, countryOf(country).timeZone).day, days, country)
}

/** At the same time of day, to the minute. */
export function momentWithin(days: number, now: Date, country: CountryCode): Date {
  const { timeZone } = countryOf(country)
  const { time } = localTime(now, timeZone)
  return instantIn(timeZone, { day: dayWithin(days, now, country), time })
}
