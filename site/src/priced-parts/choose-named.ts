import { mccAndLanguage, type Failure, type Result } from '@carelane/after-sales'
import { afterSales } from '@/platform/after-sales'
import { chooseByName } from '@/forms/choose-by-name'
import type { SiteSection } from '@/forms/site-section'
import { FIELDS, type PriceChoice } from './price-choice'

const LISTS = ['products', 'brands', 'series', 'models'] as const

/** Null if no model is meant; a failure if it cannot be said. */
export async function chooseNamed(section: SiteSection, name: string): Promise<Result<PriceChoice | null>> {
  const failures: Failure[] = []
  const choiceOf = (values: readonly string[]): PriceChoice =>
    Object.fromEntries(values.map((value, at) => [FIELDS[at], value]))
  const chosen = await chooseByName(name, LISTS, async (values, signal) => {
    const asked = { ...mccAndLanguage(section), ...choiceOf(values) }
    const answer = await afterSales().call('sparePartChoices', asked, { signal })
    if (!answer.ok) failures.push(answer.failure)
    return answer
  })
  if (chosen) return { ok: true, data: choiceOf(chosen) }
  const [failure] = failures
  return failure ? { ok: false, failure } : { ok: true, data: null }
}
