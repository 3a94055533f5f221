import { getTranslations } from 'next-intl/server'
import { formatCalendarDay, formatMoment } from '@/i18n/formats'
import { currentVisit } from '@/i18n/visit'
import { Facts } from '@/ui/facts/facts'
import type { ContestEntry } from './own-contest'

export async function ContestFacts({ entry }: { entry: ContestEntry }) {
  const { region } = await currentVisit()
  const t = await getTranslations('contest.facts')
  const { contestNumber, submittedTime, answerBy, warrantyUntil } = entry
  return (
    <Facts
      facts={[
        { label: t('number'), value: contestNumber, isCode: true },
        { label: t('sent'), value: formatMoment(submittedTime, region) },
        warrantyUntil
          ? { label: t('until'), value: formatCalendarDay(warrantyUntil, region) }
          : { label: t('answerBy'), value: formatCalendarDay(answerBy, region) },
      ]}
    />
  )
}
