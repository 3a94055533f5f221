import { getTranslations } from 'next-intl/server'
import { formatCalendarDay } from '@/i18n/formats'
import { currentVisit } from '@/i18n/visit'
import type { Fact } from '@/ui/facts/facts'
import { isInEuropeanUnion } from './country-law'
import type { RepairTerms } from './find-costs'

/** Until when parts and updates are promised, where the law asks for it: Regulation (EU) 2023/1670. */
export async function promisedFacts({ partsUntil, updatesUntil }: RepairTerms): Promise<Fact[]> {
  const { country, region } = await currentVisit()
  const t = await getTranslations('costs.model')
  const fact = (label: string, day: string | null): Fact[] =>
    day === null ? [] : [{ label, value: formatCalendarDay(day, region) }]
  return isInEuropeanUnion(country)
    ? [...fact(t('partsUntil'), partsUntil), ...fact(t('updatesUntil'), updatesUntil)]
    : []
}
