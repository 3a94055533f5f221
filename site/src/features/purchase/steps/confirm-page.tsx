import { placeOf, type CallResponse, type Failure } from '@carelane/after-sales'
import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { Callout } from '@/ui/callout/callout'
import { Facts } from '@/ui/facts/facts'
import { askAs, currentAccount } from '../../account/account'
import type { Account } from '../../account/account-schema'
import { SignIn } from '../../account/sign-in'
import { SignedIn } from '../../account/signed-in'
import { ContactWays } from '../../lookup/contact-ways'
import { deviceName } from '../../lookup/device-name'
import { tooManyReloads } from '../../lookup/guard/too-many-reloads'
import { LookupFailure } from '../../lookup/lookup-failure'
import type { Typed } from '../../lookup/state'
import { Again } from './again'
import { askPlans, findOffer, type Plans } from './ask-plans'
import { recallBasket, type Chosen } from './basket'
import { purchasePath, type Channel } from './channel'
import { FormOfOrder } from './form-of-order'
import { recallEntered } from './entered'
import { effectText, planReason } from './plan-texts'
import { PurchaseFrame } from './purchase-frame'
import { StartAgain } from './start-again'
import styles from './steps.module.css'

/** What is bought, for whom and for how much [2.4#45]–[2.4#47]; for who is signed in [6#10]. */
export async function ConfirmPage({ channel }: { channel: Channel }) {
  const basket = await recallBasket()
  const account = await currentAccount()
  const entered = await recallEntered()
  const isReady = basket?.plan !== undefined && (channel === 'offline') === (basket.store !== undefined)
  return (
    <PurchaseFrame channel={channel} step="confirm">
      {account && <SignedIn />}
      {!isReady && <StartAgain channel={channel} step={basket ? 'list' : 'start'} />}
      {isReady && !account && <WayIn channel={channel} isOver={entered !== null} />}
      {isReady && account && (
        <Review
          channel={channel}
          chosen={basket as Chosen}
          account={account}
          entered={entered?.owner === account.owner ? entered.typed : {}}
        />
      )}
    </PurchaseFrame>
  )
}

/** @param props.isOver a form was sent whose sign-in had ended: what was typed is kept */
async function WayIn({ channel, isOver }: { channel: Channel; isOver: boolean }) {
  const { lang } = await currentVisit()
  const t = await getTranslations('purchase.order')
  return (
    <>
      {isOver && (
        <Callout tone="bad" title={<h2 tabIndex={-1}>{t('failed')}</h2>}>
          <p>{t('signedOut')}</p>
        </Callout>
      )}
      <SignIn path={purchasePath(lang, channel, 'confirm')} isOver={isOver} />
    </>
  )
}

interface ReviewProps {
  channel: Channel
  chosen: Chosen
  account: Account
  entered: Typed
}

async function Review({ channel, chosen, account, entered }: ReviewProps) {
  const visit = await currentVisit()
  const path = purchasePath(visit.lang, channel, 'confirm')
  const tooMany = await tooManyReloads('purchase-confirm')
  if (tooMany) return <NoReview failure={tooMany} path={path} />
  const [plans, terms] = await Promise.all([
    askPlans(chosen, visit),
    askAs(account, 'protectionProtocol', { ...placeOf(visit), productId: chosen.plan.productId }),
  ])
  if (!plans.ok) return <NoReview failure={plans.failure} path={path} />
  if (!terms.ok) return <NoReview failure={terms.failure} path={path} />
  const found = findOffer(plans.data, chosen.plan)
  if (!found) return <Gone channel={channel} chosen={chosen} plans={plans.data} />
  const { plan, offer } = found
  return (
    <>
      <Reviewed channel={channel} chosen={chosen} plans={plans.data} name={plan.productName} effect={plan} />
      <FormOfOrder chosen={chosen} offer={offer} terms={terms.data} account={account} entered={entered} />
    </>
  )
}

/** A token that is over is a reason to sign in again, with everything as it was. */
async function NoReview({ failure, path }: { failure: Failure; path: string }) {
  if (failure.codeName !== undefined) return <SignIn path={path} isOver />
  return (
    <LookupFailure failure={failure}>
      <Again path={path} />
    </LookupFailure>
  )
}

/** Not for this phone any more, or not in this store: why, and the ways on. */
async function Gone({ channel, chosen, plans }: { channel: Channel; chosen: Chosen; plans: Plans }) {
  const { lang, region } = await currentVisit()
  const t = await getTranslations('purchase')
  const plan = plans.plans.find(({ productId }) => productId === chosen.plan.productId)
  return (
    <Callout tone="bad" title={<h2 tabIndex={-1}>{t('plans.gone')}</h2>}>
      {plan && !plan.available && <p>{planReason(plan.reason, region)}</p>}
      <p className={styles.links}>
        <a href={purchasePath(lang, channel, 'list')}>{t('order.otherPlan')}</a>
        {chosen.store && <a href={purchasePath(lang, channel, 'store')}>{t('store.other')}</a>}
      </p>
      <ContactWays />
    </Callout>
  )
}

interface ReviewedProps {
  channel: Channel
  chosen: Chosen
  plans: Plans
  name: string
  effect: Pick<CallResponse<'protectionPlans'>['plans'][number], 'takesEffectAfterDays'>
}

/** Product and phone info [2.4#46]. */
async function Reviewed({ channel, chosen, plans, name, effect }: ReviewedProps) {
  const { lang, region } = await currentVisit()
  const t = await getTranslations()
  const { imei, store, plan } = chosen
  const device = deviceName(plans.device?.brand ?? null, plans.device?.model ?? null)
  return (
    <div>
      <Facts
        facts={[
          { label: t('purchase.order.plan'), value: name },
          {
            label: t('purchase.order.duration'),
            value: t('purchase.plans.duration', { days: plan.durationDays }),
          },
          { label: t('purchase.order.effect'), value: effectText(effect.takesEffectAfterDays, region) },
          ...(device ? [{ label: t('warranty.facts.model'), value: device }] : []),
          { label: t('warranty.imei'), value: imei, isCode: true },
          ...(store ? [{ label: t('purchase.store.label'), value: store.name }] : []),
        ]}
      />
      <p className={styles.links}>
        <a href={purchasePath(lang, channel, 'list')}>{t('purchase.order.otherPlan')}</a>
        <a href={purchasePath(lang, channel, 'start')}>{t('purchase.device.other')}</a>
      </p>
    </div>
  )
}
