import { getTranslations } from 'next-intl/server'
import { formatMoment } from '@/i18n/formats'
import { currentVisit } from '@/i18n/visit'
import { Icon } from '@/ui/icon/icon'
import type { OwnOrder } from './own-orders'
import { timelineOf, type Step } from './timeline'
import styles from './orders.module.css'

const WORDS = {
  created: 'facts.created',
  paying: 'states.paying',
  failed: 'states.failed',
  paid: 'facts.paid',
  effective: 'states.effective',
  ended: 'states.ended',
  canceled: 'states.canceled',
} as const satisfies Record<Step['name'], string>

/** The timeline of an order. */
export async function Steps({ order }: { order: OwnOrder }) {
  const { region } = await currentVisit()
  const t = await getTranslations()
  const steps = timelineOf(order)
  if (steps.length === 0) return null
  const current = steps.findLastIndex(({ isReached }) => isReached)
  return (
    <section aria-labelledby="timeline" className={styles.timeline}>
      <h2 id="timeline">{t('repair.timeline.title')}</h2>
      <ol role="list">
        {steps.map(({ name, at, isReached }, place) => (
          <li
            key={name}
            data-reached={isReached || undefined}
            aria-current={place === current ? 'step' : undefined}
          >
            <span className={styles.mark}>{isReached && <Icon name="check" size={20} />}</span>
            <span>{t(`orders.${WORDS[name]}`)}</span>
            {at && <time dateTime={at}>{formatMoment(at, region)}</time>}
            {!isReached && <span className={styles.quiet}>{t('repair.timeline.notYet')}</span>}
          </li>
        ))}
      </ol>
    </section>
  )
}
