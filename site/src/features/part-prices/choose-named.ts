import { mccAndLanguage } from '@carelane/after-sales'
import { afterSales } from '@/platform/after-sales'
import { chooseByName } from '@/forms/choose-by-name'
import type { SiteSection } from '@/forms/site-section'
import { FIELDS, type PriceChoice } from './price-choice'

const LISTS = ['products', 'brands', 'series', 'models'] as const

/** Null if none is meant, or too late. */
export async function chooseNamed(section: SiteSection, name: string): Promise<PriceChoice | null> {
  const choiceOf = (values: readonly string[]): PriceChoice =>
    Object.fromEntries(values.map((value, at) => [FIELDS[at], value]))
  const chosen = await chooseByName(name, LISTS, (values, signal) =>
    afterSales().call('sparePartChoices', { ...mccAndLanguage(section), ...choiceOf(values) }, { signal }),
  )
  return chosen && choiceOf(chosen)
}
