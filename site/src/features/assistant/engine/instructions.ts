import { LOCALES } from '@carelane/countries'
import { ASSISTANT_WORDS } from '@carelane/messages/assistant'
import type { Asked } from './answer'
import { hasAny, toReadable } from './match'

export function ordersAssistant({ text }: Pick<Asked, 'text'>): boolean {
  const whole = toReadable(text)
  return LOCALES.some((each) => hasAny(whole, ASSISTANT_WORDS[each].instructions.asked, each, 'asTyped'))
}

/** Never quoted: content is data. */
export function addressesAssistant(sentence: string): boolean {
  const readable = toReadable(sentence)
  return ORDERS.some(({ locale, forms }) => hasAny(readable, forms, locale, 'asTyped'))
}

const ORDERS = LOCALES.map((locale) => {
  const { asked, written } = ASSISTANT_WORDS[locale].instructions
  return { locale, forms: [...asked, ...written] }
})
