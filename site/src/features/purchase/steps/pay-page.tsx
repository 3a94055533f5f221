import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { currentAccount } from '@/accounts/account'
import type { Account } from '@/accounts/account-schema'
import { FollowsAccount } from '@/accounts/follows-account'
import { SignIn } from '@/accounts/sign-in'
import { Callout } from '@/ui/callout/callout'
import { purchasePath, type Channel } from './channel'
import { findPurchaseStatus } from './find-purchase-status'
import { PurchaseFrame } from './purchase-frame'
import { recallOrder } from './remembered-order'
import { PurchaseStatusCard } from './purchase-status-card'

interface PayPageProps {
  channel: Channel
  query: Record<string, unknown>
}

/** [2.4#48], [2.4#49] */
export async function PayPage({ channel, query }: PayPageProps) {
  const { lang } = await currentVisit()
  const account = await currentAccount()
  if (!account)
    return (
      <PurchaseFrame channel={channel} step="pay">
        <SignIn path={purchasePath(lang, channel, 'pay')} />
      </PurchaseFrame>
    )
  return <PaymentStatus channel={channel} query={query} account={account} />
}

async function PaymentStatus({ channel, query, account }: PayPageProps & { account: Account }) {
  const { lang } = await currentVisit()
  const t = await getTranslations('purchase.pay')
  const status = await findPurchaseStatus(await recallOrder(), account)
  return (
    <PurchaseFrame channel={channel} step="pay" shown={status.kind}>
      <FollowsAccount />
      {query.failed !== undefined && (
        <Callout tone="bad" title={<p role="status">{t('notBegun')}</p>}>
          {null}
        </Callout>
      )}
      {status.kind === 'over' ? (
        <SignIn path={purchasePath(lang, channel, 'pay')} isOver />
      ) : (
        <PurchaseStatusCard
          channel={channel}
          status={status}
          owner={account.owner}
          isRedirecting={query.go !== undefined}
        />
      )}
    </PurchaseFrame>
  )
}
