import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { Callout } from '@/ui/callout/callout'
import { SignIn } from '@/accounts/sign-in'
import { ContactWays } from '@/forms/contact-ways'
import { writeMoney } from '../money'
import type { Cancellation } from '../find-cancellation'
import { WithdrawalReceipt } from './withdrawal-receipt'
import { LookAgain } from './look-again'

interface CancelOutcomeProps {
  cancellation: Cancellation
  order: { owner: string; orderNumber: string }
  path: string
}

/** [4#33]; of a withdrawal with what confirms it. */
export async function CancelOutcome({ cancellation, order, path }: CancelOutcomeProps) {
  const { declared } = cancellation
  return (
    <>
      <Outcome cancellation={cancellation} path={path} />
      {declared && <WithdrawalReceipt declared={declared} order={order} />}
    </>
  )
}

async function Outcome({ cancellation, path }: Pick<CancelOutcomeProps, 'cancellation' | 'path'>) {
  const { region } = await currentVisit()
  const t = await getTranslations('orders')
  switch (cancellation.kind) {
    case 'done': {
      const { refund } = cancellation
      return (
        <Callout tone="good" title={<h2 tabIndex={-1}>{t('cancel.done')}</h2>}>
          <p>{refund ? t('cancel.paid', { amount: writeMoney(refund, region) }) : t('cancel.unpaid')}</p>
        </Callout>
      )
    }
    case 'waiting':
      return (
        <>
          <Callout tone="wait" title={<h2 tabIndex={-1}>{t('cancel.received')}</h2>}>
            <p>{t(cancellation.needsSignIn ? 'onItsWay.needsSignIn' : 'onItsWay.text')}</p>
            {!cancellation.needsSignIn && <LookAgain path={path} />}
          </Callout>
          {cancellation.needsSignIn && <SignIn path={path} isOver />}
        </>
      )
    case 'refused': {
      const isPaying = cancellation.result === 'paymentInProgress'
      if (cancellation.declared && !isPaying)
        return (
          <Callout tone="wait" title={<h2 tabIndex={-1}>{t('withdraw.title')}</h2>}>
            <p>{t('withdraw.byHand')}</p>
            <ContactWays />
          </Callout>
        )
      return (
        <Callout tone="bad" title={<h2 tabIndex={-1}>{t('cancel.failed')}</h2>}>
          <p>{t(isPaying ? 'cancel.paymentInProgress' : 'cancel.notCancelable')}</p>
          <ContactWays />
        </Callout>
      )
    }
  }
}
