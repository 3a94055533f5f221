import type { CallResponse, Failure } from '@carelane/after-sales'
import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { Callout } from '@/ui/callout/callout'
import { Facts } from '@/ui/facts/facts'
import { currentAccount } from '@/accounts/account'
import type { Account } from '@/accounts/account-schema'
import { SignIn } from '@/accounts/sign-in'
import { SignedIn } from '@/accounts/signed-in'
import { ContactWays } from '@/forms/contact-ways'
import { deviceName } from '@/forms/device-name'
import { LookupFailure } from '@/forms/lookup-failure'
import type { Typed } from '@/forms/state'
import { RightsOfBuyers } from '@/law/rights-of-buyers'
import { Again } from './again'
import type { Plans } from './fetch-plans'
import { recallBasket, type Chosen } from './basket'
import { purchasePath, type Channel } from './channel'
import { FormOfOrder } from './form-of-order'
import { recallEntered } from './entered'
import { findReview, type Review } from './find-review'
import { OwnOrderCard } from './own-order-card'
import { effectText, planReason } from './plan-texts'
import { PurchaseFrame } from './purchase-frame'
import { StartAgain } from './start-again'
import styles from './steps.module.css'

/** [2.4#45]–[2.4#47], signed in [6#10]. */
export async function ConfirmPage({ channel }: { channel: Channel }) {
  const basket = await recallBasket()
  const account = await currentAccount()
  const entered = await recallEntered()
  const visit = await currentVisit()
  const isReady = basket?.plan !== undefined && (channel === 'offline') === (basket.store !== undefined)
  const chosen = isReady ? (basket as Chosen) : null
  const review = chosen && account ? await findReview(chosen, account, visit) : null
  const isSettled = review?.kind === 'ordered' || review?.kind === 'gone'
  return (
    <PurchaseFrame channel={channel} step="confirm" shown={isSettled ? review.kind : ''}>
      {account && !isSettled && <SignedIn />}
      {!isReady && <StartAgain channel={channel} step={basket ? 'list' : 'start'} />}
      {isReady && !account && <WayIn channel={channel} isOver={entered !== null} />}
      {review?.kind === 'failed' && (
        <NoReview failure={review.failure} path={purchasePath(visit.lang, channel, 'confirm')} />
      )}
      {chosen && account && review && review.kind !== 'failed' && (
        <ReviewedOrder
          channel={channel}
          chosen={chosen}
          account={account}
          review={review}
          entered={entered?.owner === account.owner ? entered.typed : {}}
        />
      )}
    </PurchaseFrame>
  )
}

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

interface ReviewedOrderProps {
  channel: Channel
  chosen: Chosen
  account: Account
  review: Exclude<Review, { kind: 'failed' }>
  entered: Typed
}

/** Mounted even when hidden: after an order it leads on. */
function ReviewedOrder({ channel, chosen, account, review, entered }: ReviewedOrderProps) {
  return (
    <>
      {review.kind === 'form' && (
        <>
          <Reviewed
            channel={channel}
            chosen={chosen}
            plans={review.plans}
            name={review.plan.productName}
            effect={review.plan}
          />
          <RightsOfBuyers />
        </>
      )}
      <FormOfOrder
        chosen={chosen}
        account={account}
        entered={entered}
        {...(review.kind === 'form'
          ? { offered: review }
          : {
              instead: { content: insteadOf(review, channel, chosen), isHandedIn: review.kind === 'ordered' },
            })}
      />
    </>
  )
}

function insteadOf(review: Exclude<Review, { kind: 'failed' | 'form' }>, channel: Channel, chosen: Chosen) {
  if (review.kind === 'ordered')
    return <OwnOrderCard channel={channel} imei={chosen.imei} placed={review.placed} />
  return <Gone channel={channel} chosen={chosen} plans={review.plans} />
}

async function NoReview({ failure, path }: { failure: Failure; path: string }) {
  if (failure.codeName !== undefined) return <SignIn path={path} isOver />
  return (
    <LookupFailure failure={failure}>
      <Again path={path} />
    </LookupFailure>
  )
}

async function Gone({ channel, chosen, plans }: { channel: Channel; chosen: Chosen; plans: Plans }) {
  const { lang, region } = await currentVisit()
  const t = await getTranslations('purchase')
  const plan = plans.plans.find(({ productId }) => productId === chosen.plan.productId)
  const isSoldOut = plan?.available === false && plan.reason === 'soldOut'
  return (
    <Callout tone="bad" title={<h2 tabIndex={-1}>{isSoldOut ? t('gone.soldOut') : t('plans.gone')}</h2>}>
      {plan && !plan.available && !isSoldOut && <p>{planReason(plan.reason, region)}</p>}
      <p>{isSoldOut ? t('gone.otherStore') : t('gone.nothingOrdered')}</p>
      <p className={styles.links}>
        {chosen.store && <a href={purchasePath(lang, channel, 'store')}>{t('store.other')}</a>}
        <a href={purchasePath(lang, channel, 'list')}>{t('order.otherPlan')}</a>
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

/** [2.4#46] */
async function Reviewed({ channel, chosen, plans, name, effect }: ReviewedProps) {
  const { lang, region } = await currentVisit()
  const t = await getTranslations('purchase')
  const deviceTexts = await getTranslations('device')
  const { imei, store, plan } = chosen
  const device = deviceName(plans.device?.brand ?? null, plans.device?.model ?? null)
  return (
    <div>
      <Facts
        facts={[
          { label: t('order.plan'), value: name },
          {
            label: t('order.duration'),
            value: t('plans.duration', { days: plan.durationDays }),
          },
          { label: t('order.effect'), value: effectText(effect.takesEffectAfterDays, region) },
          ...(device ? [{ label: deviceTexts('model'), value: device }] : []),
          { label: deviceTexts('imei'), value: imei, isCode: true },
          ...(store ? [{ label: t('store.label'), value: store.name }] : []),
        ]}
      />
      <p className={styles.links}>
        <a href={purchasePath(lang, channel, 'list')}>{t('order.otherPlan')}</a>
        <a href={purchasePath(lang, channel, 'start')}>{t('device.other')}</a>
      </p>
    </div>
  )
}
