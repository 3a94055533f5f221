import { getTranslations } from 'next-intl/server'
import { formatMoment } from '@/i18n/formats'
import { currentVisit } from '@/i18n/visit'
import { Timeline } from '@/ui/timeline/timeline'
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

export async function Steps({ order }: { order: OwnOrder }) {
  const { region } = await currentVisit()
  const t = await getTranslations('orders')
  const steps = timelineOf(order)
  if (steps.length === 0) return null
  return (
    <section aria-labelledby="timeline" className={styles.timeline}>
      <h2 id="timeline">{t('steps')}</h2>
      <Timeline
        steps={steps.map(({ name, at, isReached }) => ({
          name,
          label: t(WORDS[name]),
          moment: at ? { at, text: formatMoment(at, region) } : null,
          isReached,
        }))}
        notYet={t('notYet')}
      />
    </section>
  )
}
