import { getTranslations } from 'next-intl/server'
import { Facts } from '@/ui/facts/facts'
import { Icon } from '@/ui/icon/icon'
import type { IconName } from '@/ui/icon/icons'
import { ContactWays } from '../lookup/contact-ways'
import { RateButton } from '../rating/rate-button'
import { OrderCenter } from './order-center'
import { orderFacts } from './order-facts'
import { stateOf, type StateTone } from './states'
import { Steps } from './steps'
import type { RepairOrder } from './timeline'
import styles from './repair.module.css'

export const ICON_OF = { good: 'check', wait: 'clock', bad: 'warning' } satisfies Record<StateTone, IconName>

/** One repair: how it stands in words, what that means, its steps and its facts. The newest one is open. */
export async function OrderCard({ order, isFirst }: { order: RepairOrder; isFirst: boolean }) {
  const { words, tone } = stateOf(order.repairStatus)
  const t = await getTranslations('repair.states')
  return (
    <details open={isFirst} className={styles.order} data-tone={tone}>
      <summary className={styles.verdict}>
        <Icon name={ICON_OF[tone]} size={28} />
        <h2 tabIndex={-1}>{t(`${words}.label`)}</h2>
        <bdi dir="ltr">{order.orderNumber}</bdi>
        <Icon name="down" size={20} />
      </summary>
      <div className={styles.details}>
        <p>{t(`${words}.text`)}</p>
        <Steps order={order} />
        <Facts facts={await orderFacts(order)} />
        <OrderCenter center={order.serviceCenter} />
        {words === 'finished' && <RateButton orderNumber={order.orderNumber} />}
        {words === 'unknown' && <ContactWays />}
      </div>
    </details>
  )
}
