import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { currentVisit } from '@/i18n/visit'
import { href } from '@/links/href'
import { Button, ButtonLink } from '@/ui/button/button'
import { Callout, type Tone } from '@/ui/callout/callout'
import { Facts } from '@/ui/facts/facts'
import { ContactWays } from '@/forms/contact-ways'
import { writeMoney } from '../money'
import { StatusPoller } from './status-poller'
import { purchasePath, type Channel } from './channel'
import type { PurchaseStatus } from './find-purchase-status'
import { PaymentRedirect } from './payment-redirect'
import { payOrder } from './pay-order'
import { sealPayment } from './sealed-payment'
import styles from './steps.module.css'

type Shown = Exclude<PurchaseStatus, { kind: 'over' }>

interface PurchaseStatusCardProps {
  channel: Channel
  status: Shown
  owner: string
  isRedirecting: boolean
}

const TONES = {
  nothing: 'hint',
  unavailable: 'bad',
  ordering: 'wait',
  notOrdered: 'bad',
  unreadable: 'hint',
  paying: 'wait',
  unpaid: 'hint',
  paid: 'good',
  failed: 'bad',
  refunded: 'hint',
  closed: 'bad',
} as const satisfies Record<Shown['kind'], Tone>

/** [8#19]–[8#21], [2.4#49] */
export async function PurchaseStatusCard({ channel, status, owner, isRedirecting }: PurchaseStatusCardProps) {
  const t = await getTranslations('purchase')
  const { kind } = status
  const leads = isRedirecting && status.kind === 'paying' && status.paymentUrl !== null
  const words = kind === 'unreadable' ? 'own.unreadable' : (`pay.${leads ? 'leading' : kind}` as const)
  return (
    <>
      <Callout tone={leads ? 'hint' : TONES[kind]} title={<h2 tabIndex={-1}>{t(`${words}.title`)}</h2>}>
        <p>{t(`${words}.text`)}</p>
        <OrderFacts status={status} />
        <div className={styles.actions}>
          <Actions channel={channel} status={status} owner={owner} isRedirecting={leads} />
        </div>
        {(kind === 'unavailable' || kind === 'closed' || kind === 'notOrdered') && <ContactWays />}
      </Callout>
      {(kind === 'ordering' || (kind === 'paying' && !leads)) && <StatusPoller />}
    </>
  )
}

async function OrderFacts({ status }: { status: Shown }) {
  if (!('order' in status)) return null
  const { region } = await currentVisit()
  const t = await getTranslations('purchase')
  const { orderNumber, total } = status.order
  return (
    <Facts
      facts={[
        { label: t('order.number'), value: orderNumber, isCode: true },
        ...(total ? [{ label: t('price.total'), value: writeMoney(total, region) }] : []),
      ]}
    />
  )
}

async function Actions({
  channel,
  status,
  owner,
  isRedirecting,
}: PurchaseStatusCardProps): Promise<ReactNode> {
  const { lang } = await currentVisit()
  const t = await getTranslations('purchase.pay')
  const common = await getTranslations('common')
  const pay = purchasePath(lang, channel, 'pay')
  const orders = purchasePath(lang, channel, 'order-list')
  switch (status.kind) {
    case 'nothing':
      return (
        <>
          <ButtonLink href={purchasePath(lang, channel, 'start')}>{t('start')}</ButtonLink>
          <ButtonLink href={orders} look="quiet">
            {t('check')}
          </ButtonLink>
        </>
      )
    case 'unavailable':
      return <ButtonLink href={pay}>{common('tryAgain')}</ButtonLink>
    case 'ordering':
      return (
        <ButtonLink href={pay} look="quiet">
          {t('again')}
        </ButtonLink>
      )
    case 'notOrdered':
      return <ButtonLink href={purchasePath(lang, channel, 'confirm')}>{t('back')}</ButtonLink>
    case 'paying':
      return (
        <>
          <PaymentLink url={status.paymentUrl} isRedirecting={isRedirecting} />
          {!isRedirecting && (
            <ButtonLink href={pay} look="quiet">
              {t('again')}
            </ButtonLink>
          )}
        </>
      )
    case 'unpaid':
    case 'failed':
      return (
        <>
          <form action={payOrder}>
            <input type="hidden" name="lang" value={lang} />
            <input type="hidden" name="channel" value={channel} />
            <input type="hidden" name="sealed" value={await sealPayment(owner, status.order.orderNumber)} />
            <Button>{t(status.kind === 'failed' ? 'retry' : 'pay')}</Button>
          </form>
          <ButtonLink href={orders} look="quiet">
            {t('check')}
          </ButtonLink>
        </>
      )
    case 'paid':
      return (
        <>
          <ButtonLink href={orders}>{t('view')}</ButtonLink>
          <ButtonLink href={href(lang, 'home')} look="quiet">
            {t('home')}
          </ButtonLink>
        </>
      )
    case 'unreadable':
    case 'refunded':
    case 'closed':
      return <ButtonLink href={orders}>{t('check')}</ButtonLink>
  }
}

/** A link: `form-action` forbids other hosts. */
async function PaymentLink({ url, isRedirecting }: { url: string | null; isRedirecting: boolean }) {
  if (url === null) return null
  const t = await getTranslations('purchase.pay')
  return (
    <>
      {isRedirecting && <PaymentRedirect url={url} />}
      <ButtonLink href={url}>{t('toPayment')}</ButtonLink>
    </>
  )
}
