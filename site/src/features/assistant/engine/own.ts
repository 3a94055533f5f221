import { PRODUCT_BRANDS } from '@/shell/brand'
import { ASSISTANT_WORDS, type ToolWords } from '@carelane/messages/assistant'
import type { Asked } from './answer'
import { deviceOf } from './device-of'
import { hasAny, languagesOf, toReadable } from './match'
import { namesOneOf } from './other-brand'

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

export function isAboutOwn({ text, locale }: Pick<Asked, 'text' | 'locale'>): boolean {
  const readable = toReadable(text)
  if (deviceOf(text, locale) !== null || namesOneOf(PRODUCT_BRANDS, readable)) return true
  return languagesOf(locale).some((each) =>
    OWN_TOPICS.some((topic) => hasAny(readable, ASSISTANT_WORDS[each].tools[topic], each, 'lenient')),
  )
}
