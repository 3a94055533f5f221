import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { ButtonLink } from '@/ui/button/button'
import { Callout } from '@/ui/callout/callout'
import { Facts } from '@/ui/facts/facts'
import { FollowsAccount } from '@/accounts/follows-account'
import { coverLines } from '../cover'
import { isBought } from '../order-states'
import { Claim } from './claim'
import { NotShown } from './not-shown'
import { policyFacts } from './order-facts'
import { shownOrder, type ShownOrder } from './own-order'
import { policyText } from './policy-text'
import { RecordFrame } from './record-frame'
import { detailPath, DOCUMENT_PATH, policyPath } from './records'
import { sealDocumentName } from './sealed-order'
import styles from './orders.module.css'

/** [2.4#51] */
export async function PolicyPage() {
  const visit = await currentVisit()
  const t = await getTranslations('orders')
  const own = await shownOrder(visit)
  const found = own.kind === 'found' && isBought(own.order.state) ? own : null
  return (
    <RecordFrame record="orders" step="policy">
      {found ? (
        <Policy own={found} />
      ) : (
        <NotShown own={own.kind === 'found' ? { kind: 'nothing' } : own} path={policyPath(visit.lang)} />
      )}
      <p>
        <a href={detailPath(visit.lang, 'orders')} className={styles.link}>
          {t('detail.title')}
        </a>
      </p>
    </RecordFrame>
  )
}

async function Policy({ own: { order, account } }: { own: Extract<ShownOrder, { kind: 'found' }> }) {
  const { lang, region } = await currentVisit()
  const t = await getTranslations('orders')
  const of = await sealDocumentName({ owner: account.owner, orderNumber: order.number, lang })
  const lines = coverLines(order.productType, t)
  return (
    <>
      <FollowsAccount />
      <Callout
        tone={order.policy === 'valid' ? 'good' : 'wait'}
        title={<h2 tabIndex={-1}>{policyText(order, t, region) ?? t('policyStates.none')}</h2>}
      >
        <p>{t(`told.${order.state === 'canceled' ? 'refunded' : order.state}`)}</p>
      </Callout>
      <Facts facts={policyFacts(order, t, region)} />
      <p>
        <ButtonLink href={`${DOCUMENT_PATH}?${new URLSearchParams({ of })}`}>
          {t('policy.document')}
        </ButtonLink>
      </p>
      {lines.length > 0 && (
        <section aria-labelledby="cover" className={styles.claim}>
          <h2 id="cover">{t('cover.title')}</h2>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
      <Claim />
    </>
  )
}
