import { type Locale, LOCALES } from '@carelane/countries'
import { ASSISTANT_WORDS, type RefusalWords } from '@carelane/messages/assistant'
import type { Asked, RefusalReason } from './answer'
import { hasAny, languagesOf, type Place, placesOf, type Readable, toReadable, without } from './match'
import { isAboutOwn } from './own'

export function ordersAssistant({ text }: Pick<Asked, 'text'>): boolean {
  const whole = toReadable(text)
  return LOCALES.some((each) => hasAny(whole, ASSISTANT_WORDS[each].refusals.instructions, each, 'asTyped'))
}

/** Legal and health words refuse nothing about one's own device. */
export function refusalOf({ text, locale }: Pick<Asked, 'text' | 'locale'>): RefusalReason | null {
  const whole = toReadable(text)
  if (ordersAssistant({ text })) return 'instructions'
  const languages = languagesOf(locale)
  const left = languages.reduce(
    (rest, each) => without(rest, ASSISTANT_WORDS[each].refusals.harmless, each),
    whole,
  )
  const says = (list: keyof RefusalWords) =>
    languages.some((each) => hasAny(left, ASSISTANT_WORDS[each].refusals[list], each, 'asTyped'))
  if (says('owner') || languages.some((each) => asksForTheirs(left, each))) return 'otherPeople'
  if (says('spying') && (says('family') || says('others'))) return 'otherPeople'
  if (says('legal')) return 'legal'
  if (says('medical')) return 'medical'
  if (isAboutOwn({ text, locale })) return null
  if (says('law')) return 'legal'
  return says('health') ? 'medical' : null
}

/** Never quoted: content is data. */
export function addressesAssistant(sentence: string): boolean {
  const readable = toReadable(sentence)
  return ORDERS.some(({ locale, forms }) => hasAny(readable, forms, locale, 'asTyped'))
}

const ORDERS = LOCALES.map((locale) => {
  const { instructions, toAssistant } = ASSISTANT_WORDS[locale].refusals
  return { locale, forms: [...instructions, ...toAssistant] }
})

/** UTF-16 units: room for 'of', '’s' or 'the'. */
const MOST_BETWEEN = 10

/** My neighbour’s address, the order of another customer. */
function asksForTheirs(text: Readable, locale: Locale): boolean {
  const { others, theirs } = ASSISTANT_WORDS[locale].refusals
  const [whose, what] = [others, theirs].map((list) => placesOf(text, list, locale, 'asTyped'))
  return whose?.some((one) => what?.some((other) => areNear(one, other))) ?? false
}

function areNear(one: Place, other: Place): boolean {
  const between = Math.max(one.from, other.from) - Math.min(one.to, other.to)
  return between >= 0 && between <= MOST_BETWEEN
}
