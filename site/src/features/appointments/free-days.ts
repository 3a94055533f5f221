import { mccAndLanguage, type Result } from '@carelane/after-sales'
import { today } from '@/i18n/formats'
import { afterSales } from '@/platform/after-sales'
import type { SiteSection } from '@/forms/site-section'
import { isZone } from '@/service-centers/opening/zone-time'
import type { AppointmentCenter } from './contents'
import { shownDays, type FreeDay } from './shown-days'

const DAYS = 14
const FARTHEST_DAYS = 84
const DAY_MS = 86_400_000

export interface FreeDays {
  days: FreeDay[]
  earlier: string | null
  later: string | null
}

/** @param from first day, as in the address; else today */
export async function freeDays(
  { id, timeZone }: Pick<AppointmentCenter, 'id' | 'timeZone'>,
  from: unknown,
  section: SiteSection,
): Promise<Result<FreeDays>> {
  const first = today(timeZone !== null && isZone(timeZone) ? timeZone : section.region.timeZone)
  const begin = beginOf(from, first)
  const answer = await afterSales().call('appointmentSlots', {
    serviceCenterId: id,
    from: begin,
    to: plus(begin, DAYS - 1),
    ...mccAndLanguage(section),
  })
  if (!answer.ok) return answer
  return {
    ok: true,
    data: {
      days: shownDays({ days: answer.data, timeZone, now: Date.now() }, section.region.tag),
      earlier: begin === first ? null : beginOf(plus(begin, -DAYS), first),
      later: plus(begin, DAYS) <= plus(first, FARTHEST_DAYS) ? plus(begin, DAYS) : null,
    },
  }
}

function beginOf(asked: unknown, first: string): string {
  const isDay =
    typeof asked === 'string' && /^\d{4}-\d\d-\d\d$/.test(asked) && !Number.isNaN(Date.parse(asked))
  if (!isDay || asked < first) return first
  return asked > plus(first, FARTHEST_DAYS) ? plus(first, FARTHEST_DAYS) : plus(asked, 0)
}

function plus(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}
