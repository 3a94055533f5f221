import { getTranslations } from 'next-intl/server'
import { formatMoment } from '@/i18n/formats'
import { currentVisit } from '@/i18n/visit'
import { Icon } from '@/ui/icon/icon'
import { isUnderWay } from './order-facts'
import { timelineOf, type RepairOrder } from './timeline'
import { REPAIR_DAYS } from './working-days'
import styles from './repair.module.css'

/** The timeline of an order, and what [9#18] says of its end while it goes on. */
export async function Steps({ order }: { order: RepairOrder }) {
  const { region } = await currentVisit()
  const t = await getTranslations('repair')
  const steps = timelineOf(order)
  if (steps.length === 0) return null
  const current = steps.findLastIndex(({ isReached }) => isReached)
  return (
    <div className={styles.timeline}>
      <h3>{t('timeline.title')}</h3>
      <ol role="list">
        {steps.map(({ name, at, isReached }, place) => (
          <li
            key={name}
            data-reached={isReached || undefined}
            aria-current={place === current ? 'step' : undefined}
          >
            <span className={styles.mark}>{isReached && <Icon name="check" size={20} />}</span>
            <span>{t(`timeline.${name}`)}</span>
            {at && <time dateTime={at}>{formatMoment(at, region)}</time>}
            {!isReached && <span className={styles.quiet}>{t('timeline.notYet')}</span>}
          </li>
        ))}
      </ol>
      {isUnderWay(order) && <p className={styles.quiet}>{t('promise.note', REPAIR_DAYS)}</p>}
    </div>
  )
}
