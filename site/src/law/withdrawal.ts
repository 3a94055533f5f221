import type { CountryCode } from '@carelane/countries'

export interface Withdrawal {
  days: number
  /** Without weekends and holidays. */
  isWorkingDays: boolean
  /** Where that stands. */
  source: string
}

/**
 * Within which a consumer may go back on what was bought on a website, without a reason. Only where the law names one period and
 * we are certain of it; elsewhere nothing is said.
 */
const WITHDRAWALS: Partial<Record<CountryCode, Withdrawal>> = {
  ar: { days: 10, isWorkingDays: false, source: 'Ley 24.240, art. 34' },
  br: { days: 7, isWorkingDays: false, source: 'Lei 8.078/1990, art. 49' },
  co: { days: 5, isWorkingDays: true, source: 'Ley 1480 de 2011, art. 47' },
  eg: { days: 14, isWorkingDays: false, source: 'Law 181 of 2018, art. 40' },
  es: { days: 14, isWorkingDays: false, source: 'Real Decreto Legislativo 1/2007, art. 102' },
  ma: { days: 7, isWorkingDays: false, source: 'Loi 31-08, art. 36' },
  pl: { days: 14, isWorkingDays: false, source: 'Ustawa o prawach konsumenta, art. 27' },
  tn: { days: 10, isWorkingDays: true, source: 'Loi 2000-83, art. 30' },
  tr: { days: 14, isWorkingDays: false, source: '6502 sayılı Kanun, md. 48' },
  za: {
    days: 7,
    isWorkingDays: false,
    source: 'Electronic Communications and Transactions Act 25 of 2002, section 44',
  },
}

export function withdrawalOf(country: CountryCode): Withdrawal | undefined {
  return WITHDRAWALS[country]
}

/** Directive 2011/83/EU, art. 11a: who sells on a website offers the withdrawal there. */
const ASKS_FOR_FUNCTION: ReadonlySet<CountryCode> = new Set(['es', 'pl'])

const SATURDAY = 6
const SUNDAY = 0

/**
 * The last day on which a contract can be withdrawn from on the website, `YYYY-MM-DD`; a weekend puts it off to Monday. Null where the
 * law of the country asks for no such function.
 * @param concludedOn the day of the contract, which does not count
 */
export function lastDayToWithdraw(country: CountryCode, concludedOn: string): string | null {
  const law = withdrawalOf(country)
  if (!law || !ASKS_FOR_FUNCTION.has(country)) return null
  const last = new Date(`${concludedOn}T00:00:00Z`)
  last.setUTCDate(last.getUTCDate() + law.days)
  while ([SATURDAY, SUNDAY].includes(last.getUTCDay())) last.setUTCDate(last.getUTCDate() + 1)
  return last.toISOString().slice(0, 10)
}
