import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import type { FaqStatistics } from './statistics'
import styles from './faq.module.css'

export async function StatisticsLine({ before, counted }: { before?: string; counted: FaqStatistics }) {
  const { region } = await currentVisit()
  const t = await getTranslations('faq')
  const percent = new Intl.NumberFormat(region.tag, { style: 'percent' })
  const { views, votes, helpful } = counted
  const parts = [
    before,
    views > 0 && t('reads', { count: views }),
    votes > 0 && t('helpful', { percent: percent.format(helpful / votes), count: votes }),
  ].filter((part) => typeof part === 'string')
  if (parts.length === 0) return null
  return (
    <ul role="list" className={styles.statistics}>
      {parts.map((part) => (
        <li key={part}>{part}</li>
      ))}
    </ul>
  )
}
