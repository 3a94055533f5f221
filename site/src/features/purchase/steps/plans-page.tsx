import type { CallResponse } from '@carelane/after-sales'
import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { href } from '@/links/href'
import { Callout } from '@/ui/callout/callout'
import { Facts } from '@/ui/facts/facts'
import { ContactWays } from '@/forms/contact-ways'
import { deviceName } from '@/forms/device-name'
import { tooManyReloads } from '@/abuse/too-many-reloads'
import { LookupFailure } from '@/forms/lookup-failure'
import { lookupWords } from '@/forms/lookup-words'
import { RightsOfBuyers } from '@/law/rights-of-buyers'
import { writeMoney } from '../money'
import { Again } from './again'
import { fetchPlans, type Plan, type Plans } from './fetch-plans'
import { recallBasket, type Basket } from './basket'
import { purchasePath, type Channel } from './channel'
import { PlanForm, type ShownPlan } from './plan-form'
import { planFacts, planReason } from './plan-texts'
import { PurchaseFrame } from './purchase-frame'
import { StartAgain } from './start-again'
import styles from './steps.module.css'

/** [2.4#44], [2.4#46] */
export async function PlansPage({ channel }: { channel: Channel }) {
  const basket = await recallBasket()
  const isReady = basket !== null && (channel === 'online' || basket.store !== undefined)
  return (
    <PurchaseFrame channel={channel} step="list">
      {isReady ? (
        <PlansOf channel={channel} basket={forChannel(basket, channel)} />
      ) : (
        <StartAgain channel={channel} step={basket ? 'store' : 'start'} />
      )}
    </PurchaseFrame>
  )
}

function forChannel({ store, ...basket }: Basket, channel: Channel): Basket {
  return channel === 'offline' && store ? { ...basket, store } : basket
}

async function PlansOf({ channel, basket }: { channel: Channel; basket: Basket }) {
  const visit = await currentVisit()
  const path = purchasePath(visit.lang, channel, 'list')
  const tooMany = await tooManyReloads('purchase-plans')
  const answer = tooMany ? { ok: false as const, failure: tooMany } : await fetchPlans(basket, visit)
  if (!answer.ok)
    return (
      <LookupFailure failure={answer.failure}>
        <Again path={path} />
      </LookupFailure>
    )
  const { device, plans } = answer.data
  if (!device) return <NoDevice channel={channel} />
  return (
    <>
      <Chosen channel={channel} basket={basket} device={device} />
      {plans.some(({ available }) => available) ? (
        <>
          <Choice channel={channel} basket={basket} plans={plans} />
          <RightsOfBuyers />
        </>
      ) : (
        <NothingToBuy plans={plans} />
      )}
    </>
  )
}

async function NoDevice({ channel }: { channel: Channel }) {
  const { lang } = await currentVisit()
  const t = await getTranslations('purchase')
  return (
    <Callout tone="bad" title={<h2 tabIndex={-1}>{t('device.notFound')}</h2>}>
      <p>
        <a href={purchasePath(lang, channel, 'start')}>{t('device.other')}</a>
      </p>
      <ContactWays />
    </Callout>
  )
}

interface ChosenProps {
  channel: Channel
  basket: Basket
  device: NonNullable<Plans['device']>
}

/** [2.4#46] */
async function Chosen({ channel, basket: { imei, store }, device }: ChosenProps) {
  const { lang } = await currentVisit()
  const t = await getTranslations('purchase')
  const deviceTexts = await getTranslations('device')
  const name = deviceName(device.brand, device.model)
  return (
    <div>
      <Facts
        facts={[
          ...(name ? [{ label: deviceTexts('model'), value: name }] : []),
          { label: deviceTexts('imei'), value: imei, isCode: true },
          ...(store ? [{ label: t('store.label'), value: store.name }] : []),
        ]}
      />
      <p className={styles.links}>
        <a href={purchasePath(lang, channel, 'start')}>{t('device.other')}</a>
        {store && <a href={purchasePath(lang, channel, 'store')}>{t('store.other')}</a>}
      </p>
    </div>
  )
}

async function Choice({ channel, basket, plans }: { channel: Channel; basket: Basket; plans: Plan[] }) {
  const { lang, region } = await currentVisit()
  const t = await getTranslations('purchase')
  const forms = await getTranslations('forms')
  const { plan } = basket
  return (
    <PlanForm
      lang={lang}
      channel={channel}
      before={plan ? { plan: `${plan.productId} ${plan.durationDays}` } : {}}
      plans={await Promise.all(plans.map(shownPlan))}
      contact={<ContactWays />}
      words={{
        ...(await lookupWords({ submit: forms('next'), submitting: t('sending') })),
        legend: t('plans.choose'),
        opening: t('opening'),
        open: t('open'),
      }}
      key={region.tag}
      note={
        <p>
          {t('plans.activation')}{' '}
          <a href={href(lang, 'protection')} className={styles.link}>
            {t('plans.more')}
          </a>
        </p>
      }
    />
  )
}

async function shownPlan({ productId, productName, productType, ...plan }: Plan): Promise<ShownPlan> {
  const { region } = await currentVisit()
  const t = await getTranslations('purchase')
  return {
    name: productName,
    facts: planFacts({ productType, takesEffectAfterDays: plan.takesEffectAfterDays }, region),
    reason: plan.available ? null : planReason(plan.reason, region),
    offers: plan.durations.map(({ days, currency, price, tax, total }) => ({
      value: `${productId} ${days}`,
      duration: t('plans.duration', { days }),
      price: t('plans.priceAndTax', {
        price: writeMoney({ amount: price, currency }, region),
        tax: writeMoney({ amount: tax, currency }, region),
      }),
      total: t('plans.totalOf', { total: writeMoney({ amount: total, currency }, region) }),
    })),
  }
}

async function NothingToBuy({ plans }: { plans: CallResponse<'protectionPlans'>['plans'] }) {
  const { region } = await currentVisit()
  const t = await getTranslations('purchase.plans')
  return (
    <Callout tone="hint" title={<h2 tabIndex={-1}>{t('none')}</h2>}>
      <ul role="list" className={styles.reasons}>
        {plans.map(({ productId, productName, reason }) => (
          <li key={productId}>
            <strong>{productName}</strong> <span>{planReason(reason, region)}</span>
          </li>
        ))}
      </ul>
      <ContactWays />
    </Callout>
  )
}
