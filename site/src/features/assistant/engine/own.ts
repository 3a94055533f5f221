import { PRODUCT_BRANDS } from '@/shell/brand'
import { ASSISTANT_WORDS, type ToolWords } from '@carelane/messages/assistant'
import type { Asked } from './answer'
import { deviceOf } from './device-of'
import { hasAny, languagesOf, toReadable } from './match'

const OWN_TOPICS: readonly (keyof ToolWords)[] = [
  'warranty',
  'price',
  'part',
  'repair',
  'center',
  'orders',
  'protection',
  'locked',
]

const namesOurs = (text: string) => {
  const typed = toReadable(text).typed
  return PRODUCT_BRANDS.some((brand) => typed.includes(` ${brand.toLowerCase()} `))
}

export function isAboutOwn({ text, locale }: Pick<Asked, 'text' | 'locale'>): boolean {
  if (deviceOf(text, locale) !== null || namesOurs(text)) return true
  const readable = toReadable(text)
  return languagesOf(locale).some((each) =>
    OWN_TOPICS.some((topic) => hasAny(readable, ASSISTANT_WORDS[each].tools[topic], each, 'lenient')),
  )
}
