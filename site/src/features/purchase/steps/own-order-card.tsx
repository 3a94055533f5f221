import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { Button, ButtonLink } from '@/ui/button/button'
import { Callout, type Tone } from '@/ui/callout/callout'
import { Facts } from '@/ui/facts/facts'
import { OPEN_PATH } from '../orders/records'
import { writeMoney } from '../money'
import type { OwnPlaced } from '../place-order'
import { purchasePath, type Channel } from './channel'
import styles from './steps.module.css'

const TONES = {
  open: 'hint',
  bought: 'good',
  waiting: 'wait',
  unreadable: 'hint',
} as const satisfies Record<OwnPlaced['kind'], Tone>

interface OwnOrderCardProps {
  channel: Channel
  imei: string
  placed: OwnPlaced
}

export async function OwnOrderCard({ channel, imei, placed }: OwnOrderCardProps) {
  const { lang, region } = await currentVisit()
  const t = await getTranslations('purchase')
  const device = await getTranslations('device')
  const words = placed.kind === 'waiting' ? 'pay.ordering' : (`own.${placed.kind}` as const)
  return (
    <Callout tone={TONES[placed.kind]} title={<h2 tabIndex={-1}>{t(`${words}.title`)}</h2>}>
      <p>{t(`${words}.text`)}</p>
      <Facts
        facts={[
          { label: device('imei'), value: imei, isCode: true },
          ...('order' in placed
            ? [
                { label: t('order.number'), value: placed.order.orderNumber, isCode: true },
                { label: t('price.total'), value: writeMoney(placed.order.total, region) },
              ]
            : []),
        ]}
      />
      <div className={styles.actions}>
        {placed.kind === 'open' && (
          <PayForm lang={lang} channel={channel} orderNumber={placed.order.orderNumber} />
        )}
        <ButtonLink
          href={purchasePath(lang, channel, 'order-list')}
          look={placed.kind === 'open' ? 'quiet' : 'primary'}
        >
          {t('pay.check')}
        </ButtonLink>
        <a href={purchasePath(lang, channel, 'list')} className={styles.link}>
          {t('order.otherPlan')}
        </a>
      </div>
    </Callout>
  )
}

async function PayForm({
  lang,
  channel,
  orderNumber,
}: {
  lang: string
  channel: Channel
  orderNumber: string
}) {
  const t = await getTranslations('orders')
  return (
    <form method="post" action={OPEN_PATH}>
      <input type="hidden" name="lang" value={lang} />
      <input type="hidden" name="record" value={channel === 'online' ? 'orders' : 'mine'} />
      <input type="hidden" name="order" value={orderNumber} />
      <Button name="to" value="pay">
        {t('goOnPaying')}
      </Button>
    </form>
  )
}
