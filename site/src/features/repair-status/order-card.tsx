import { getTranslations } from 'next-intl/server'
import type { ComponentType } from 'react'
import { formatDay } from '@/i18n/formats'
import { currentVisit } from '@/i18n/visit'
import { href } from '@/links/href'
import { ButtonLink } from '@/ui/button/button'
import { deviceName } from '@/forms/device-name'
import { DeviceFacts } from '@/ui/device-drawing/device-facts'
import { Icon } from '@/ui/icon/icon'
import type { IconName } from '@/ui/icon/icons'
import { ContactWays } from '@/forms/contact-ways'
import { RecallsOfDevice } from '@/recalls/recalls-of-device'
import { isClosed } from '@/handing-in/rating-window'
import { brokenPromise, sinceWhen } from './lateness'
import { LateNotice } from './late-notice'
import { OrderCenter } from './order-center'
import { QuoteOffer } from './quote/quote-offer'
import { ReportOffer } from './report/report-offer'
import { orderFacts } from './order-facts'
import { stateOf, type State, type StateTone } from './states'
import { Steps } from './steps'
import type { OrderState, RepairOrder } from './timeline'
import { TellMe } from './word/tell-me'
import styles from './repair.module.css'

const ICON_OF = { good: 'check', wait: 'clock', bad: 'warning' } satisfies Record<StateTone, IconName>

const WITH_NEXT = [
  'submitted',
  'waitingPickUP',
  'waitingArrive',
  'waitingEvaluation',
  'waitingApproval',
  'repairing',
] as const satisfies State['words'][]

function hasNext(words: State['words']): words is (typeof WITH_NEXT)[number] {
  return (WITH_NEXT as readonly string[]).includes(words)
}

const ENDED_EARLY: readonly string[] = ['canceled', 'overdue'] satisfies State['words'][]

export type RateOffer = ComponentType<{ order: OrderState }>

interface OrderCardProps {
  order: OrderState
  /** The same order, once its phone was confirmed. */
  whole?: RepairOrder
  isFirst: boolean
  RateOffer: RateOffer
}

export async function OrderCard({ order, whole, isFirst, RateOffer }: OrderCardProps) {
  const { words, tone } = stateOf(order.repairStatus)
  const t = await getTranslations('repair')
  const visit = await currentVisit()
  const { region } = visit
  const since = sinceWhen(order)
  const isLate = brokenPromise(order, visit, new Date()) !== null
  const isOver = words === 'finished' && isClosed(order, new Date())
  const ended =
    words === 'noNeedRepair' && (order.quoteState === 'declined' || order.quoteState === 'expired')
      ? t(`returned.${order.quoteState}`)
      : null
  return (
    <details open={isFirst || isLate} className={styles.order} data-tone={tone}>
      <summary className={styles.verdict}>
        <Icon name={ICON_OF[tone]} size={28} />
        <h2 tabIndex={-1}>{t(`states.${words}.label`)}</h2>
        <bdi dir="ltr">{order.orderNumber}</bdi>
        <Icon name="down" size={20} />
      </summary>
      <div className={styles.details}>
        {whole && (
          <RecallsOfDevice
            device={{ model: deviceName(whole.productBrand, whole.productModel) || null, code: null }}
          />
        )}
        <LateNotice order={order} />
        {since && <p className={styles.quiet}>{t('since', { date: formatDay(since, region) })}</p>}
        <p>{ended ?? (isOver ? t('closed') : t(`states.${words}.text`))}</p>
        <QuoteOffer order={order} whole={whole} />
        <ReportOffer order={order} whole={whole} />
        {hasNext(words) && (
          <p>
            <strong>{t('next.title')}</strong> {t(`next.${words}`)}
          </p>
        )}
        <Steps order={order} />
        <DeviceFacts
          device={whole ? { model: deviceName(whole.productBrand, whole.productModel) } : null}
          facts={orderFacts(order, visit, whole)}
        />
        {whole && <OrderCenter center={whole.serviceCenter} />}
        {whole && <TellMe order={whole} />}
        {words === 'finished' && <RateOffer order={order} />}
        {ENDED_EARLY.includes(words) && <BookAgain />}
        {(words === 'unknown' || ENDED_EARLY.includes(words)) && <ContactWays />}
      </div>
    </details>
  )
}

async function BookAgain() {
  const { lang } = await currentVisit()
  const t = await getTranslations('pages')
  return (
    <p>
      <ButtonLink href={href(lang, 'repair-appointment')} look="quiet">
        {t('repairAppointment')}
      </ButtonLink>
    </p>
  )
}
