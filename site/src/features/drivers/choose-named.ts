import { placeOf as asked, type PlaceQuestion } from '@carelane/after-sales'
import { afterSales } from '@/platform/after-sales'
import { chooseByName } from '../lookup/choose-by-name'
import type { ChosenModel } from './model-query'

const LISTS = ['brands', 'serials', 'models'] as const

/** How long a visitor waits for a choice that they can make themselves. */
const PATIENCE_MS = 2000

/** The laptop that a name means; null where it means none, or not in time. */
export async function chooseNamed(
  place: Pick<PlaceQuestion, 'country' | 'locale'>,
  name: string,
): Promise<ChosenModel | null> {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const chosen = await chooseByName(name, LISTS.length, async (values) => {
    const [brand, serial] = values
    const answer = await afterSales().ask('driverChoices', { ...asked(place), brand, serial }, { signal })
    const list = LISTS[values.length]
    return answer.ok && list ? answer.data[list].map(({ value, label }) => ({ value, name: label })) : null
  })
  if (!chosen) return null
  const [brand = '', serial = '', model = ''] = chosen
  return { brand, serial, model }
}
