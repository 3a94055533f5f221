import { mccAndLanguage, type CallResponse, type Result } from '@carelane/after-sales'
import type { CountryCode, Locale } from '@carelane/countries'
import { LRUCache } from 'lru-cache'
import { afterSales } from '@/platform/after-sales'
import type { Choice } from './center'

const known = new LRUCache<string, Choice[]>({ max: 3000, ttl: 600_000 })

interface Asked {
  country: CountryCode
  locale: Locale
  /** BCP 47 */
  tag: string
}

/** Thousands for all countries. */
export async function statesOf(asked: Asked): Promise<Choice[]> {
  if (asked.country === 'global') return []
  return remembered(asked, 'states', () => afterSales().call('serviceCenterStates', mccAndLanguage(asked)))
}

export async function citiesOf(asked: Asked, state: string): Promise<Choice[]> {
  return remembered(asked, `cities of ${state}`, () =>
    afterSales().call('serviceCenterCities', { ...mccAndLanguage(asked), state }),
  )
}

type Regions = Result<CallResponse<'serviceCenterStates'>>

/** Keywords still work. */
async function remembered(
  { country, locale, tag }: Asked,
  what: string,
  ask: () => Promise<Regions>,
): Promise<Choice[]> {
  const key = `${country} ${locale} ${what}`
  const before = known.get(key)
  if (before) return before
  const answer = await ask()
  if (!answer.ok) return []
  const count = new Intl.NumberFormat(tag)
  const choices = answer.data
    .map(({ value, label, centers }) => ({ value, name: `${label} (${count.format(centers)})` }))
    .sort((a, b) => a.name.localeCompare(b.name, tag))
  known.set(key, choices)
  return choices
}
