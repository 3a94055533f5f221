import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { currentVisit } from '@/i18n/visit'
import { href } from '@/links/href'
import { Button, ButtonLink } from '@/ui/button/button'
import { Callout, type Tone } from '@/ui/callout/callout'
import { Facts } from '@/ui/facts/facts'
import { ContactWays } from '@/forms/contact-ways'
import { writeMoney } from '../money'
import { AsksAgain } from './asks-again'
import { purchasePath, type Channel } from './channel'
import type { Standing } from './find-standing'
import { LeadsToPayment } from './leads-to-payment'
import { payOrder } from './pay-order'
import { sealPayment } from './sealed-payment'
import styles from './steps.module.css'

type Shown = Exclude<Standing, { kind: 'over' }>

interface StandingCardProps {
  channel: Channel
  standing: Shown
  owner: string
  isLeading: boolean
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
export async function StandingCard({ channel, standing, owner, isLeading }: StandingCardProps) {
  const t = await getTranslations('purchase')
  const { kind } = standing
  const leads = isLeading && standing.kind === 'paying' && standing.paymentUrl !== null
  const words = kind === 'unreadable' ? 'own.unreadable' : (`pay.${leads ? 'leading' : kind}` as const)
  return (
    <>
      <Callout tone={leads ? 'hint' : TONES[kind]} title={<h2 tabIndex={-1}>{t(`${words}.title`)}</h2>}>
        <p>{t(`${words}.text`)}</p>
        <OrderFacts standing={standing} />
        <div className={styles.actions}>
          <Actions channel={channel} standing={standing} owner={owner} isLeading={leads} />
        </div>
        {(kind === 'unavailable' || kind === 'closed' || kind === 'notOrdered') && <ContactWays />}
      </Callout>
      {(kind === 'ordering' || (kind === 'paying' && !leads)) && <AsksAgain />}
    </>
  )
}

async function OrderFacts({ standing }: { standing: Shown }) {
  if (!('order' in standing)) return null
  const { region } = await currentVisit()
  const t = await getTranslations('purchase')
  const { orderNumber, total } = standing.order
  return (
    <Facts
      facts={[
        { label: t('order.number'), value: orderNumber, isCode: true },
        ...(total ? [{ label: t('price.total'), value: writeMoney(total, region) }] : []),
      ]}
    />
  )
}

async function Actions({ channel, standing, owner, isLeading }: StandingCardProps): Promise<ReactNode> {
  const { lang } = await currentVisit()
  const t = await getTranslations('purchase.pay')
  const common = await getTranslations('common')
  const pay = purchasePath(lang, channel, 'pay')
  const orders = purchasePath(lang, channel, 'order-list')
  switch (standing.kind) {
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
          <PaymentLink url={standing.paymentUrl} isLeading={isLeading} />
          {!isLeading && (
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
            <input type="hidden" name="sealed" value={await sealPayment(owner, standing.order.orderNumber)} />
            <Button>{t(standing.kind === 'failed' ? 'retry' : 'pay')}</Button>
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
async function PaymentLink({ url, isLeading }: { url: string | null; isLeading: boolean }) {
  if (url === null) return null
  const t = await getTranslations('purchase.pay')
  return (
    <>
      {isLeading && <LeadsToPayment url={url} />}
      <ButtonLink href={url}>{t('toPayment')}</ButtonLink>
    </>
  )
}
