import { mccAndLanguage, type CallResponse, type Failure, type Result } from '@carelane/after-sales'
import { afterSales } from '@/platform/after-sales'
import { chooseByName } from '@/forms/choose-by-name'
import { rememberLists } from '@/forms/remember-lists'
import type { SiteSection } from '@/forms/site-section'
import { FIELDS, type PriceChoice } from './price-choice'

const LISTS = ['products', 'brands', 'series', 'models'] as const

const remembered = rememberLists<CallResponse<'sparePartChoices'>>()

/** Null if no model is meant; a failure if it cannot be said. */
export async function chooseNamed(
  section: Pick<SiteSection, 'country' | 'locale'>,
  name: string,
): Promise<Result<PriceChoice | null>> {
  const failures: Failure[] = []
  const choiceOf = (values: readonly string[]): PriceChoice =>
    Object.fromEntries(values.map((value, at) => [FIELDS[at], value]))
  const chosen = await chooseByName(name, LISTS, async (values, signal) => {
    const asked = { ...mccAndLanguage(section), ...choiceOf(values) }
    const answer = await remembered(section, values, () =>
      afterSales().call('sparePartChoices', asked, { signal }),
    )
    if (!answer.ok) failures.push(answer.failure)
    return answer
  })
  if (chosen) return { ok: true, data: choiceOf(chosen) }
  const [failure] = failures
  return failure ? { ok: false, failure } : { ok: true, data: null }
}
