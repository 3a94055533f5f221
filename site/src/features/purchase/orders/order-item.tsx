import { getTranslations } from 'next-intl/server'
import { formatDay } from '@/i18n/formats'
import { currentVisit } from '@/i18n/visit'
import { Button } from '@/ui/button/button'
import { writeMoney } from '../money'
import { canDo, isBought } from '../order-states'
import type { OwnOrder } from './own-orders'
import { policyText } from './policy-text'
import { OPEN_PATH, type RecordName } from './records'
import { TONES } from './states'
import styles from './orders.module.css'

interface OrderItemProps {
  order: OwnOrder
  record: RecordName
}

export async function OrderItem({ order, record }: OrderItemProps) {
  const { region } = await currentVisit()
  const t = await getTranslations('orders')
  const { state, createTime, effectiveTime, endTime, total } = order
  const policy = policyText(order, t, region)
  const dates = [
    createTime && t('on.created', { when: formatDay(createTime, region) }),
    isBought(state) && effectiveTime && t('on.effective', { when: formatDay(effectiveTime, region) }),
    isBought(state) && endTime && t('on.end', { when: formatDay(endTime, region) }),
  ]
  return (
    <li className={styles.order} data-tone={TONES[state]}>
      <h2>{order.productName}</h2>
      <p>
        <strong className={styles.state}>{t(`states.${state}`)}</strong>
        {policy !== null && <span> · {policy}</span>}
      </p>
      <p className={styles.quiet}>{dates.filter(Boolean).join(' · ')}</p>
      <p>
        {order.model && <>{order.model} · </>}
        <bdi dir="ltr">{order.imei}</bdi>
      </p>
      {total && <p className={styles.total}>{writeMoney(total, region)}</p>}
      <OpenForm order={order} record={record} />
    </li>
  )
}

export async function OpenForm({
  order: { number, state },
  record,
  isDetail = false,
}: OrderItemProps & { isDetail?: boolean }) {
  const { lang } = await currentVisit()
  const t = await getTranslations('orders')
  const named = (words: string) => ({ 'aria-label': `${words} ${number}`, children: words })
  return (
    <form method="post" action={OPEN_PATH} className={styles.actions}>
      <input type="hidden" name="lang" value={lang} />
      <input type="hidden" name="record" value={record} />
      <input type="hidden" name="order" value={number} />
      {canDo('pay', state) && <Button name="to" value="pay" {...named(t('pay'))} />}
      {state === 'paying' && <Button name="to" value="go-on-paying" {...named(t('goOnPaying'))} />}
      {isBought(state) && (
        <Button name="to" value="policy" look={isDetail ? 'primary' : 'quiet'} {...named(t('viewPolicy'))} />
      )}
      {!isDetail && <Button name="to" value="detail" look="quiet" {...named(t('open'))} />}
    </form>
  )
}
