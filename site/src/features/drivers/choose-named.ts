import { mccAndLanguage, type CallResponse, type SectionRequest } from '@carelane/after-sales'
import { afterSales } from '@/platform/after-sales'
import { chooseByName } from '@/forms/choose-by-name'
import { rememberLists } from '@/forms/remember-lists'
import type { ChosenModel } from './model-query'

const LISTS = ['brands', 'serials', 'models'] as const

const remembered = rememberLists<CallResponse<'driverChoices'>>()

/** Null if none is meant, or too late. */
export async function chooseNamed(
  section: Pick<SectionRequest, 'country' | 'locale'>,
  name: string,
): Promise<ChosenModel | null> {
  const chosen = await chooseByName(name, LISTS, ([brand, serial], signal) =>
    remembered(
      section,
      [brand, serial].filter((value) => value !== undefined),
      () => afterSales().call('driverChoices', { ...mccAndLanguage(section), brand, serial }, { signal }),
    ),
  )
  if (!chosen) return null
  const [brand = '', serial = '', model = ''] = chosen
  return { brand, serial, model }
}
