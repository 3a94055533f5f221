import { getTranslations } from 'next-intl/server'
import { formatCalendarDay, formatMoment } from '@/i18n/formats'
import { currentVisit } from '@/i18n/visit'
import { Button, ButtonLink } from '@/ui/button/button'
import { Callout } from '@/ui/callout/callout'
import { Facts } from '@/ui/facts/facts'
import { writeMoney } from '../money'
import type { OwnOrder } from './own-orders'
import { CANCEL_PATH, detailPath, type RecordName } from './records'
import { sealCancelForm } from './sealed-order'
import styles from './orders.module.css'

interface WithdrawProps {
  order: OwnOrder
  owner: string
  record: RecordName
  /** The last day, `YYYY-MM-DD` */
  until: string
  isAsked: boolean
}

/** Directive 2011/83/EU, art. 11a: a function of this name, and another one that confirms. */
export async function Withdraw({ order, owner, record, until, isAsked }: WithdrawProps) {
  const { lang, region } = await currentVisit()
  const t = await getTranslations('orders')
  const path = detailPath(lang, record)
  const { name, number, productName, createTime, state, total } = order
  if (!isAsked)
    return (
      <div className={styles.claim}>
        <p>{t('withdraw.until', { date: formatCalendarDay(until, region) })}</p>
        <p>
          <ButtonLink href={`${path}?withdraw=1`} look="quiet">
            {t('withdraw.open')}
          </ButtonLink>
        </p>
      </div>
    )
  const isPaid = state === 'paid' || state === 'effective'
  const withdrawal = { name, productName, orderedTime: createTime ?? '' }
  return (
    <Callout tone="hint" title={<h2 tabIndex={-1}>{t('withdraw.title')}</h2>}>
      <p>{t('withdraw.declaration', { product: productName })}</p>
      <Facts
        facts={[
          { label: t('facts.number'), value: number, isCode: true },
          ...(name ? [{ label: t('facts.name'), value: name }] : []),
          ...(createTime ? [{ label: t('facts.created'), value: formatMoment(createTime, region) }] : []),
        ]}
      />
      <p>{isPaid && total ? t('cancel.paid', { amount: writeMoney(total, region) }) : t('cancel.unknown')}</p>
      <form method="post" action={CANCEL_PATH} className={styles.actions}>
        <input type="hidden" name="lang" value={lang} />
        <input type="hidden" name="record" value={record} />
        <input
          type="hidden"
          name="sealed"
          value={await sealCancelForm({ owner, orderNumber: number, withdrawal })}
        />
        <Button>{t('withdraw.confirm')}</Button>
        <a href={path} className={styles.link}>
          {t('cancel.keep')}
        </a>
      </form>
    </Callout>
  )
}
