import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { Button } from '@/ui/button/button'
import { Callout } from '@/ui/callout/callout'
import { writeMoney } from '../money'
import { CancelQuestion } from './cancel-question'
import type { OwnOrder } from './own-orders'
import { CANCEL_PATH, detailPath, type RecordName } from './records'
import { sealCancelForm } from './sealed-order'
import styles from './orders.module.css'

interface CancelOrderProps {
  order: OwnOrder
  owner: string
  record: RecordName
  isAsked: boolean
}

/** [4#33] */
export async function CancelOrder({ order, owner, record, isAsked }: CancelOrderProps) {
  const { lang, region } = await currentVisit()
  const t = await getTranslations('orders.cancel')
  const { total, state, number: orderNumber } = order
  const isPaid = state === 'paid'
  const money = isPaid
    ? t('paid', { amount: total ? writeMoney(total, region) : '' })
    : t(state === 'created' ? 'unpaid' : 'unknown')
  const sealed = await sealCancelForm({ owner, orderNumber })
  const path = detailPath(lang, record)
  const form = { action: CANCEL_PATH, fields: { lang, record, sealed } }
  const words = { open: t('title'), question: t('question'), money, confirm: t('confirm'), keep: t('keep') }
  if (!isAsked) return <CancelQuestion form={form} words={words} askPath={`${path}?cancel=1`} />
  return (
    <Callout tone="hint" title={<h2 tabIndex={-1}>{t('question')}</h2>}>
      <p>{money}</p>
      <form method="post" action={form.action} className={styles.actions}>
        {Object.entries(form.fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button>{t('confirm')}</Button>
        <a href={path} className={styles.link}>
          {t('keep')}
        </a>
      </form>
    </Callout>
  )
}
