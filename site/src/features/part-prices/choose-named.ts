import { mccAndLanguage, type CallResponse } from '@carelane/after-sales'
import { afterSales } from '@/platform/after-sales'
import { chooseByName } from '@/forms/choose-by-name'
import { rememberLists } from '@/forms/remember-lists'
import type { SiteSection } from '@/forms/site-section'
import { FIELDS, type PriceChoice } from './price-choice'

const LISTS = ['products', 'brands', 'series', 'models'] as const

const remembered = rememberLists<CallResponse<'sparePartChoices'>>()

/** Null if none is meant, or too late. */
export async function chooseNamed(
  section: Pick<SiteSection, 'country' | 'locale'>,
  name: string,
): Promise<PriceChoice | null> {
  const choiceOf = (values: readonly string[]): PriceChoice =>
    Object.fromEntries(values.map((value, at) => [FIELDS[at], value]))
  const chosen = await chooseByName(name, LISTS, (values, signal) =>
    remembered(section, values, () =>
      afterSales().call('sparePartChoices', { ...mccAndLanguage(section), ...choiceOf(values) }, { signal }),
    ),
  )
  return chosen && choiceOf(chosen)
}
