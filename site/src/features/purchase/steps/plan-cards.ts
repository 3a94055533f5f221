import { parseImei } from '@carelane/after-sales'
import { mayLookUp } from '@/forms/may-look-up'
import type { SiteSection } from '@/forms/site-section'
import type { CardAnswer, CardQuestion } from '@/forms/tool-card'
import type { Fact } from '@/ui/facts/facts'
import { translatorOf } from '@/i18n/translator'
import { writeMoney } from '../money'
import { fetchPlans, type Plan } from './fetch-plans'
import { imeiText } from '@/forms/imei-text'
import { planReason } from './plan-texts'

/** What the plans of a phone cost, and why it can not have the others. */
export async function planCards({ typed, section, address }: CardQuestion): Promise<CardAnswer> {
  if (typed === null || section.country === 'global') return { kind: 'unknown' }
  const read = parseImei(typed)
  if (!read.ok) return { kind: 'told', text: imeiText(read, section.region) }
  const { imei } = read
  if (!(await mayLookUp('purchase-device', { imei }, address))) return { kind: 'later' }
  const answer = await fetchPlans({ imei }, section)
  if (!answer.ok) return { kind: 'later' }
  const { plans } = answer.data
  const t = translatorOf(section.region.tag, 'purchase')
  const isForSale = plans.some(({ available }) => available)
  return {
    kind: 'found',
    cards: [
      {
        tone: 'hint',
        title: isForSale ? translatorOf(section.region.tag, 'pages')('protectionPlans') : t('plans.none'),
        text: isForSale ? t('plans.activation') : '',
        facts: plans.flatMap((plan) => factsOf(plan, section)),
        links: [],
      },
    ],
  }
}

function factsOf(plan: Plan, { region }: SiteSection): Fact[] {
  const { productName, available, reason, durations } = plan
  const t = translatorOf(region.tag, 'purchase')
  if (!available) return [{ label: productName, value: planReason(reason, region) }]
  return durations.map(({ days, total, currency }) => ({
    label: `${productName} (${t('plans.duration', { days })})`,
    value: writeMoney({ amount: total, currency }, region),
  }))
}
