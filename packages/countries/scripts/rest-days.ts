import Holidays from 'date-holidays'
import { COUNTRY_CODES, type CountryCode } from '../src/codes'
import { WEEKEND } from './decided'

/** From the oldest order that may still be under way; its last years are guarded by a test. */
const YEARS = Array.from({ length: 11 }, (_, place) => 2025 + place)

const SATURDAY_AND_SUNDAY = [6, 7]
const DAY_MS = 86_400_000
/** A day on which clocks go forward has 23 hours. */
const HOUR_OF_SUMMER_TIME = 0.05

export function renderRestDays(): string {
  const rows = COUNTRY_CODES.map((code) => `  ${code}: ${JSON.stringify(restDaysOf(code))},`)
  return [
    '// Written by `npm run generate`; do not edit.',
    '// Holidays: date-holidays (github.com/commenthol/date-holidays), CC-BY-3.0, in part from Wikipedia;',
    '// taken from them are the days of public holidays of whole countries.',
    `import type { CountryCode } from './codes'`,
    '',
    'interface RestDays {',
    '  /** 1 (Monday) to 7. */',
    '  weekend: readonly number[]',
    '  /** By year, as `MMDD`. */',
    '  holidays: Readonly<Record<string, string>>',
    '}',
    '',
    'export const REST_DAYS: Readonly<Record<CountryCode, RestDays>> = {',
    ...rows,
    '}',
    '',
  ].join('\n')
}

function restDaysOf(code: CountryCode) {
  if (code === 'global') return { weekend: SATURDAY_AND_SUNDAY, holidays: {} }
  const country = code.toUpperCase()
  const table = new Holidays(country, { types: ['public'] })
  const isKnown = country in table.getCountries()
  return {
    weekend: WEEKEND[code] ?? weekendOf(country),
    holidays: isKnown ? Object.fromEntries(YEARS.map((year) => [year, holidaysOf(table, year)])) : {},
  }
}

/** With the days that an end of the year before reaches. */
function holidaysOf(table: Holidays, year: number): string {
  const days = [year - 1, year]
    .flatMap((from) => table.getHolidays(from))
    .flatMap(({ date, start, end }) => daysFrom(date.slice(0, 10), start, end))
    .filter((day) => day.startsWith(`${year}-`))
    .map((day) => day.slice(5).replace('-', ''))
  return [...new Set(days)].sort().join(' ')
}

/** Whole days: where the last is half a holiday, its other half is worked. */
function daysFrom(first: string, start: Date, end: Date): string[] {
  const count = Math.max(1, Math.floor((end.getTime() - start.getTime()) / DAY_MS + HOUR_OF_SUMMER_TIME))
  return Array.from({ length: count }, (_, place) =>
    new Date(Date.parse(first) + place * DAY_MS).toISOString().slice(0, 10),
  )
}

function weekendOf(country: string): readonly number[] {
  const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & { getWeekInfo(): { weekend: number[] } }
  return locale.getWeekInfo().weekend
}
