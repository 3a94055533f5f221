import { getTranslations } from 'next-intl/server'
import type { FreeDays } from './free-days'
import type { SlotChoice, SlotWords } from './slot-field'

export async function slotChoice(
  { days, earlier, later }: FreeDays,
  hrefFrom: (day: string) => string,
): Promise<SlotChoice> {
  const t = await getTranslations('appointment.slot')
  return {
    days: days.map((day) => ({ ...day, free: t('free', { count: day.times.length }) })),
    earlierHref: earlier && hrefFrom(earlier),
    laterHref: later && hrefFrom(later),
  }
}

export async function slotWords(): Promise<SlotWords> {
  const t = await getTranslations('appointment.slot')
  return {
    slot: t('label'),
    zone: t('zone'),
    none: t('none'),
    full: t('full'),
    earlier: t('earlier'),
    later: t('later'),
  }
}
