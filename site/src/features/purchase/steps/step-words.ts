import type { Messages } from '@carelane/messages'
import type { getTranslations } from 'next-intl/server'
import type { Channel, Step } from './channel'

type Translator = Awaited<ReturnType<typeof getTranslations<never>>>

const WORDS = {
  store: 'store',
  list: 'plans',
  pay: 'payment',
} as const satisfies Partial<Record<Step, keyof Messages['tools']['pages']>>

export function stepWords(t: Translator, channel: Channel, step: Step): { title: string; lead: string } {
  if (step === 'confirm') return { title: t('purchase.order.title'), lead: t('purchase.order.lead') }
  const words = step === 'start' ? (channel === 'online' ? 'buy' : 'buyInStore') : WORDS[step]
  return { title: t(`tools.pages.${words}.title`), lead: t(`tools.pages.${words}.lead`) }
}
