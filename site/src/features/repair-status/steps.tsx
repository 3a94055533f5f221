import { getTranslations } from 'next-intl/server'
import { formatMoment } from '@/i18n/formats'
import { currentVisit } from '@/i18n/visit'
import { Timeline } from '@/ui/timeline/timeline'
import { isUnderWay } from './order-facts'
import { timelineOf, type OrderState } from './timeline'
import { REPAIR_DAYS } from './repair-days'
import styles from './repair.module.css'

/** [9#18] */
export async function Steps({ order }: { order: OrderState }) {
  const { region } = await currentVisit()
  const t = await getTranslations('repair')
  const steps = timelineOf(order)
  if (steps.length === 0) return null
  return (
    <div className={styles.timeline}>
      <h3>{t('timeline.title')}</h3>
      <Timeline
        steps={steps.map(({ name, at, isReached }) => ({
          name,
          label: t(`timeline.${name}`),
          moment: at ? { at, text: formatMoment(at, region) } : null,
          isReached,
        }))}
        notYet={t('timeline.notYet')}
      />
      {isUnderWay(order) && <p className={styles.quiet}>{t('promise.note', REPAIR_DAYS)}</p>}
    </div>
  )
}
