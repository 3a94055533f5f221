import type { CountryCode } from '@carelane/countries'

export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const

type Weekday = (typeof WEEKDAYS)[number]

/** `09:00-12:30,13:30-18:00` local time, `closed`, or null if `weekday` applies. */
export type OpeningHours = Record<Weekday | 'weekday', string | null>

const RESTS_ON_FRIDAY: ReadonlySet<CountryCode> = new Set(['sa', 'iq', 'eg', 'bd', 'dz', 'mr'])
const RESTS_ON_SATURDAY: ReadonlySet<CountryCode> = new Set(['np'])
const HAS_SIESTA: ReadonlySet<CountryCode> = new Set(['es', 'ar', 'py', 'bo', 'ma', 'tn', 'sn'])

const WHOLE_DAYS = ['08:00-17:00', '08:30-17:30', '09:00-18:00', '09:00-19:00', '10:00-20:00']
const SPLIT_DAYS = ['08:30-12:30,14:30-18:30', '09:00-13:00,15:00-19:00', '09:30-13:30,16:30-20:00']
const SHORT_DAYS = ['09:00-13:00', '10:00-14:00', '10:00-16:00']

const HABITS = [
  ...Array<'tells each day'>(8).fill('tells each day'),
  ...Array<'tells what differs'>(5).fill('tells what differs'),
  'never rests',
  'open past midnight',
] as const

export function openingHours(
  country: CountryCode,
  pick: <Item>(items: readonly Item[]) => Item,
): OpeningHours {
  const usual = pick(HAS_SIESTA.has(country) ? SPLIT_DAYS : WHOLE_DAYS)
  const rest = restDayOf(country)
  const dayBefore = WEEKDAYS[(WEEKDAYS.indexOf(rest) + 6) % 7] as Weekday
  const habit = pick(HABITS)
  const usually = habit === 'open past midnight' ? '12:00-00:30' : usual
  const hours = Object.fromEntries(
    WEEKDAYS.map((day) => [day, habit === 'tells what differs' ? null : usually]),
  )
  return {
    ...(hours as Record<Weekday, string | null>),
    weekday: usually,
    ...(habit !== 'never rests' && { [rest]: 'closed', [dayBefore]: pick(SHORT_DAYS) }),
  }
}

function restDayOf(country: CountryCode): Weekday {
  if (RESTS_ON_FRIDAY.has(country)) return 'friday'
  return RESTS_ON_SATURDAY.has(country) ? 'saturday' : 'sunday'
}
