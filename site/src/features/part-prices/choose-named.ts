import { placeOf as asked } from '@carelane/after-sales'
import { afterSales } from '@/platform/after-sales'
import { chooseByName } from '../lookup/choose-by-name'
import type { Place } from '../lookup/place'
import { FIELDS, type PriceChoice } from './price-choice'

const LISTS = ['products', 'brands', 'series', 'models'] as const

/** How long a visitor waits for a choice that they can make themselves. */
const PATIENCE_MS = 2000

/** The choice that leads to a model by its name; null where the name leads to none, or not in time. */
export async function chooseNamed(place: Place, name: string): Promise<PriceChoice | null> {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const choiceOf = (values: readonly string[]): PriceChoice =>
    Object.fromEntries(values.map((value, at) => [FIELDS[at], value]))
  const chosen = await chooseByName(name, LISTS.length, async (values) => {
    const answer = await afterSales().ask(
      'sparePartChoices',
      { ...asked(place), ...choiceOf(values) },
      { signal },
    )
    const list = LISTS[values.length]
    return answer.ok && list ? answer.data[list].map(({ value, label }) => ({ value, name: label })) : null
  })
  return chosen && choiceOf(chosen)
}
