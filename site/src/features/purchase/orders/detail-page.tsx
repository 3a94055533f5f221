import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { Callout } from '@/ui/callout/callout'
import { Facts } from '@/ui/facts/facts'
import { FollowsAccount } from '@/accounts/follows-account'
import { canDo } from '../order-states'
import { CancelOrder } from './cancel-order'
import { CancelOutcome } from './cancel-outcome'
import { findCancellation } from '../find-cancellation'
import { findPlacedHere } from '../find-placed-here'
import { Claim } from './claim'
import { LookAgain } from './look-again'
import { NotShown } from './not-shown'
import { OpenForm } from './order-item'
import { orderFacts } from './order-facts'
import { shownOrder, type ShownOrder } from './own-order'
import type { OwnOrder } from './own-orders'
import { RecordFrame } from './record-frame'
import { detailPath, listPath, type RecordName } from './records'
import { TONES } from './states'
import { Steps } from './steps'
import { Withdraw } from './withdraw'
import { withdrawalUntil } from './withdrawal-until'
import styles from './orders.module.css'

interface DetailPageProps {
  record: RecordName
  query: Record<string, unknown>
}

/** As opened in this browser [2.4#30]. */
export async function DetailPage({ record, query }: DetailPageProps) {
  const visit = await currentVisit()
  const t = await getTranslations('orders')
  const own = await shownOrder(visit)
  return (
    <RecordFrame record={record} step="detail">
      {query.failed !== undefined && (
        <Callout tone="bad" title={<h2>{t('cancel.failed')}</h2>}>
          <p role="status">{t('cancel.notStored')}</p>
        </Callout>
      )}
      {own.kind === 'found' ? (
        <Order own={own} record={record} asked={query} />
      ) : (
        <NotShown own={own} path={detailPath(visit.lang, record)} />
      )}
      <p>
        <a href={listPath(visit.lang, record)} className={styles.link}>
          {t(`${record}.title`)}
        </a>
      </p>
    </RecordFrame>
  )
}

interface OrderProps {
  own: Extract<ShownOrder, { kind: 'found' }>
  record: RecordName
  asked: Record<string, unknown>
}

async function Order({ own: { order, account, remembered }, record, asked }: OrderProps) {
  const visit = await currentVisit()
  const { lang, region } = visit
  const t = await getTranslations('orders')
  const { owner } = account
  const cancellation = await findCancellation(owner, order.number, remembered.cancel)
  const isDeclared = cancellation !== null && cancellation.declared !== null
  const isInStore = (await findPlacedHere(owner, order.number))?.isInStore === true
  const isWithdrawable = !isDeclared && !isInStore && cancellation?.kind !== 'waiting'
  const until = isWithdrawable ? withdrawalUntil(order, visit) : null
  const isCancelable = canDo('cancel', order.state) && cancellation?.kind !== 'waiting'
  return (
    <>
      <FollowsAccount />
      {cancellation && (
        <CancelOutcome
          cancellation={cancellation}
          order={{ owner, orderNumber: order.number }}
          path={detailPath(lang, record)}
        />
      )}
      <OrderStatus
        order={order}
        path={detailPath(lang, record)}
        isRefundTold={cancellation?.kind === 'done'}
      />
      <OpenForm order={order} record={record} isDetail />
      {until !== null && (
        <Withdraw {...{ order, owner, record, until }} isAsked={asked.withdraw !== undefined} />
      )}
      {until === null && isCancelable && (
        <CancelOrder {...{ order, owner, record }} isAsked={asked.cancel !== undefined} />
      )}
      <Steps order={order} />
      <Facts facts={orderFacts(order, t, region)} />
      <Claim />
    </>
  )
}

interface OrderStatusProps {
  order: OwnOrder
  path: string
  isRefundTold: boolean
}

/** [8#19]–[8#21] */
async function OrderStatus({ order: { state, paidTime }, path, isRefundTold }: OrderStatusProps) {
  const t = await getTranslations('orders')
  const goesBack = state === 'canceled' && paidTime !== null && !isRefundTold
  return (
    <Callout tone={TONES[state]} title={<h2 tabIndex={-1}>{t(`states.${state}`)}</h2>}>
      {state !== 'canceled' && <p>{t(`told.${state}`)}</p>}
      {goesBack && <p>{t('told.refunded')}</p>}
      {state === 'paying' && <LookAgain path={path} />}
    </Callout>
  )
}
