import { mccAndLanguage } from '@carelane/after-sales'
import { mayLookUp } from '@/forms/may-look-up'
import type { SiteSection } from '@/forms/site-section'
import type { CardAnswer, CardQuestion, ToolCard } from '@/forms/tool-card'
import { isClosed } from '@/handing-in/rating-window'
import { translatorOf } from '@/i18n/translator'
import { afterSales } from '@/platform/after-sales'
import { orderFacts } from './order-facts'
import { exampleOrderNumber, readOrderNumber } from './order-number'
import { stateAlone } from './state-alone'
import { stateOf } from './states'
import type { OrderState } from './timeline'

/** What the number shows alone, as on the page. */
export async function repairCards({ typed, section, address }: CardQuestion): Promise<CardAnswer> {
  if (typed === null) return { kind: 'unknown' }
  const t = translatorOf(section.region.tag, 'repair')
  const read = readOrderNumber(typed)
  if (!read.ok) {
    const none = { found: '', chosen: '', example: exampleOrderNumber(section.country) }
    return { kind: 'told', text: t(`invalid.${read.reason}`, none) }
  }
  const { orderNumber } = read
  if (!(await mayLookUp('repair-status', { orderNumber }, address))) return { kind: 'later' }
  const answer = await afterSales().call('repairOrder', { orderNumber, ...mccAndLanguage(section) })
  if (!answer.ok) return { kind: 'later' }
  const [order] = answer.data.orders
  if (!order) return { kind: 'told', text: t('none.title') }
  return { kind: 'found', cards: [cardOf(stateAlone(order), section)] }
}

function cardOf(order: OrderState, section: SiteSection): ToolCard {
  const t = translatorOf(section.region.tag, 'repair')
  const { words, tone } = stateOf(order.repairStatus)
  const isOver = words === 'finished' && isClosed(order, new Date())
  return {
    tone,
    title: t(`states.${words}.label`),
    text: `${isOver ? t('closed') : t(`states.${words}.text`)} ${t('stateInChat')}`,
    facts: orderFacts(order, section),
    links: [],
  }
}
