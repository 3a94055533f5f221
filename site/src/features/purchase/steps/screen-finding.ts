import { translatorOf } from '@/i18n/translator'
import { href } from '@/links/href'
import { deviceName } from '@/forms/device-name'
import type { Finding } from '@/forms/finding'
import type { SiteSection } from '@/forms/site-section'
import type { Plan, Plans } from './fetch-plans'
import { purchasePath } from './channel'
import { planReason } from './plan-texts'

/** [3#27] */
const SCREEN_PLANS = ['screenDamageProtection', 'comprehensiveProtection', 'brokenScreenFreeReplacement']

type Verdict = 'protected' | 'open' | 'closed' | 'unknown'

export function screenFinding(
  { device, plans }: Plans,
  imei: string,
  { lang, region }: SiteSection,
): Finding {
  const t = translatorOf(region.tag, 'purchase')
  const deviceTexts = translatorOf(region.tag, 'device')
  const ofScreen = plans.filter(({ productType }) => SCREEN_PLANS.includes(productType))
  const verdict = device ? verdictOf(ofScreen) : 'unknown'
  const name = deviceName(device?.brand ?? null, device?.model ?? null)
  return {
    tone: verdict === 'protected' ? 'good' : verdict === 'open' ? 'wait' : 'bad',
    verdict: verdict === 'unknown' ? t('device.notFound') : t(`screen.${verdict}.title`),
    facts: [
      ...(name ? [{ label: deviceTexts('model'), value: name }] : []),
      { label: deviceTexts('imei'), value: imei, isCode: true },
      ...ofScreen.map((plan) => ({
        label: plan.productName,
        value: plan.available ? t('screen.available') : planReason(plan.reason, region),
      })),
    ],
    next: verdict === 'unknown' ? t('device.afterNotFound') : t(`screen.${verdict}.text`),
    actions: actionsFor(verdict, lang, t),
  }
}

function verdictOf(plans: readonly Plan[]): Verdict {
  if (plans.some(({ reason }) => reason === 'alreadyBought')) return 'protected'
  return plans.some(({ available }) => available) ? 'open' : 'closed'
}

function actionsFor(verdict: Verdict, lang: string, t: ReturnType<typeof translatorOf<'purchase'>>) {
  if (verdict === 'protected')
    return [{ href: purchasePath(lang, 'online', 'order-list'), name: t('pay.check') }]
  return verdict === 'closed' ? [{ href: href(lang, 'broken-screen-service'), name: t('screen.repair') }] : []
}
