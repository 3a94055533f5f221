import { getTranslations } from 'next-intl/server'
import { ContactWays } from '@/forms/contact-ways'
import { LookupFailure } from '@/forms/lookup-failure'
import { Callout } from '@/ui/callout/callout'
import { BackToRepairs } from './back-to-repairs'
import { FormOfVisit } from './form-of-visit'
import type { ClosedOrder } from './open-order'
import { ProofOfPhone } from './proof-of-phone'

interface NotOpenProps {
  order: ClosedOrder
  /** The same page. */
  again: string
  /** Why the phone is asked for. */
  startText: string
  none: { title: string; text: string }
}

export async function NotOpen({ order, again, startText, none }: NotOpenProps) {
  const common = await getTranslations('common')
  switch (order.kind) {
    case 'start':
      return <Start text={startText} />
    case 'proof':
      return <ProofOfPhone {...order} />
    case 'none':
      return (
        <Callout tone="wait" title={<h2 tabIndex={-1}>{none.title}</h2>}>
          <p>{none.text}</p>
          <BackToRepairs />
          <ContactWays />
        </Callout>
      )
    case 'failed':
      return (
        <LookupFailure failure={order.failure}>
          <p>
            <a href={again}>{common('tryAgain')}</a>
          </p>
        </LookupFailure>
      )
  }
}

async function Start({ text }: { text: string }) {
  const t = await getTranslations('quote.start')
  return (
    <>
      <Callout tone="hint" title={<h2>{t('title')}</h2>}>
        <p>{text}</p>
      </Callout>
      <FormOfVisit lookup={null} isByPhone />
    </>
  )
}
