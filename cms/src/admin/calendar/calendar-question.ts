import { z } from 'zod'
import type { ReadersCountry } from '../dashboard/countries-of-reader'
import { monthOf } from './calendar-month'
import { isTimeZone } from './time-zone'

export const CALENDAR_PATH = '/calendar'

const VIEWS = ['month', 'timeline'] as const

export const SHOWN_KINDS = ['banners', 'plans', 'releases'] as const

export type ShownKind = (typeof SHOWN_KINDS)[number]

/** All state of the calendar stands in its address. */
export interface CalendarQuestion {
  country: string
  month: string
  /** Empty for the clock of the country. */
  zone: string
  isZoneUnknown: boolean
  view: (typeof VIEWS)[number]
  /** Empty for all. */
  kind: ShownKind | ''
}

/** What cannot be read is left out. */
const asked = z.object({
  country: z.string().catch(''),
  month: z.string().catch(''),
  zone: z.string().trim().max(60).catch(''),
  view: z.enum(VIEWS).catch('month'),
  kind: z.enum(SHOWN_KINDS).or(z.literal('')).catch(''),
})

export function readQuestion(
  given: Record<string, unknown>,
  countries: readonly ReadersCountry[],
  now: Date,
): { question: CalendarQuestion; country: ReadersCountry; clock: string } | null {
  const { country: shortName, month, zone, view, kind } = asked.parse(given)
  const country = countries.find((each) => each.shortName === shortName) ?? countries[0]
  if (!country) return null
  const isKnown = isTimeZone(zone)
  const clock = isKnown ? zone : country.timeZone
  return {
    country,
    clock,
    question: {
      country: country.shortName,
      month: monthOf(month, clock, now),
      zone: isKnown ? zone : '',
      isZoneUnknown: zone !== '' && !isKnown,
      view,
      kind,
    },
  }
}

export function addressOfCalendar(
  { country, month, zone, view, kind }: CalendarQuestion,
  changed: Partial<CalendarQuestion> = {},
): string {
  const query = new URLSearchParams({ country, month, view, zone, kind })
  for (const [name, value] of Object.entries(changed)) query.set(name, String(value))
  for (const name of ['zone', 'kind']) if (query.get(name) === '') query.delete(name)
  return `/admin${CALENDAR_PATH}?${query}`
}
