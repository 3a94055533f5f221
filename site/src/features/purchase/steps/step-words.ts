import type { Messages } from '@carelane/messages'
import { getTranslations } from 'next-intl/server'
import type { Channel, Step } from './channel'

const WORDS = {
  store: 'store',
  list: 'plans',
  pay: 'payment',
} as const satisfies Partial<Record<Step, keyof Messages['purchase']['pages']>>

export async function stepWords(channel: Channel, step: Step): Promise<{ title: string; lead: string }> {
  const t = await getTranslations('purchase')
  if (step === 'confirm') return { title: t('order.title'), lead: t('order.lead') }
  const words = step === 'start' ? (channel === 'online' ? 'buy' : 'buyInStore') : WORDS[step]
  if (words === 'plans') {
    const pages = await getTranslations('pages')
    return { title: pages('protectionPlans'), lead: t('pages.plans.lead') }
  }
  return { title: t(`pages.${words}.title`), lead: t(`pages.${words}.lead`) }
}
