import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { currentVisit } from '@/i18n/visit'
import { AppLink } from '@/links/app-link'
import { href } from '@/links/href'
import { Callout } from '@/ui/callout/callout'
import { LookupFailure } from '@/forms/lookup-failure'
import { KeepResultOfVisit } from '@/offline/keep-result-of-visit'
import { findRepairs } from './find-repairs'
import { rememberedTime } from './form-of-visit'
import { OrderCard, type RateOffer } from './order-card'
import { ProofOfPhone } from './proof-of-phone'
import type { Remembered } from './remembered'
import { showPath } from './show-path'
import styles from './repair.module.css'

const RESULT_ID = 'repairs'

interface FindingsProps {
  lookup: Remembered | null
  RateOffer: RateOffer
}

export async function Findings({ lookup, RateOffer }: FindingsProps) {
  const visit = await currentVisit()
  const t = await getTranslations('repair')
  const common = await getTranslations('common')
  if (!lookup) {
    return (
      <Callout tone="hint" title={<h2>{t('start.title')}</h2>}>
        <p>{t('start.text', { time: await rememberedTime() })}</p>
      </Callout>
    )
  }
  const answer = await findRepairs(lookup, visit)
  switch (answer.kind) {
    case 'orders':
      return (
        <Orders>
          {answer.orders.map((order, at) => (
            <OrderCard
              key={order.orderNumber}
              order={order}
              whole={order}
              isFirst={at === 0}
              RateOffer={RateOffer}
            />
          ))}
        </Orders>
      )
    case 'state':
      return (
        <Orders hint={<StateAlone />}>
          <OrderCard order={answer.order} isFirst RateOffer={RateOffer} />
        </Orders>
      )
    case 'proof':
      return <ProofOfPhone {...answer} />
    case 'none':
      return <NoData />
    case 'failed':
      return (
        <LookupFailure failure={answer.failure}>
          <p>
            <a href={showPath(visit.lang)}>{common('tryAgain')}</a>
          </p>
        </LookupFailure>
      )
  }
}

async function Orders({ children, hint }: { children: ReactNode; hint?: ReactNode }) {
  const { lang } = await currentVisit()
  return (
    <>
      <div id={RESULT_ID} className={styles.orders}>
        {children}
      </div>
      {hint}
      <KeepResultOfVisit of={RESULT_ID} path={showPath(lang)} />
    </>
  )
}

async function StateAlone() {
  const t = await getTranslations('repair')
  const forms = await getTranslations('forms')
  return <p>{t('stateAlone', { phone: forms('phone') })}</p>
}

/** [8#13] */
async function NoData() {
  const { lang } = await currentVisit()
  const t = await getTranslations('repair.none')
  const contact = (words: ReactNode) => <AppLink href={href(lang, 'contact')}>{words}</AppLink>
  return (
    <Callout tone="wait" title={<h2 tabIndex={-1}>{t('title')}</h2>}>
      <p>{t.rich('help', { link: contact })}</p>
    </Callout>
  )
}
