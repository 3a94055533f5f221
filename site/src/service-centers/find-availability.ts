import { mccAndLanguage, type CallResponse } from '@carelane/after-sales'
import type { CountryCode } from '@carelane/countries'
import type { SiteSection } from '@/forms/site-section'
import { afterSales } from '@/platform/after-sales'
import { inTime } from '@/platform/in-time'
import { keepNoLonger } from '@/platform/render-context'
import type { CentersQuery, NamedPart } from './centers-query'

export type Availability = CallResponse<'centerAvailability'>

/** Ms. A list says what it says without it. */
const PATIENCE_MS = 800

/** Ms, of a page that says how long people wait. */
const TOLD_FOR = 300_000
const UNKNOWN_FOR = 60_000

interface Asked {
  country: CountryCode
  locale: SiteSection['locale']
  ids: readonly string[]
  part: NamedPart | null
}

export function isAvailabilityTold(): boolean {
  return afterSales().offers('centre-availability')
}

/** Null where the service does not say, or not soon. */
export async function findAvailability({ country, locale, ids, part }: Asked): Promise<Availability | null> {
  if (!isAvailabilityTold()) return null
  const asked = afterSales().call('centerAvailability', {
    ...mccAndLanguage({ country, locale }),
    ...(ids.length > 0 && { ids: ids.join(',') }),
    ...(part && { partModel: part.model, part: part.part }),
  })
  const answer = await inTime(asked, PATIENCE_MS)
  keepNoLonger(answer?.ok ? TOLD_FOR : UNKNOWN_FOR)
  return answer?.ok ? answer.data : null
}

/** What a list is asked for that only some services understand. */
export function availabilityFilters({ kind, part }: Pick<CentersQuery, 'kind' | 'part'>) {
  if (!isAvailabilityTold()) return {}
  return {
    ...(kind !== null && { deviceKind: kind }),
    ...(part && { partModel: part.model, part: part.part }),
  }
}

export function slotOrder({ isBySlot }: Pick<CentersQuery, 'isBySlot'>) {
  return isBySlot && isAvailabilityTold() ? ({ sortBy: 'nextSlot' } as const) : {}
}
