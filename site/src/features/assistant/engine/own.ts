import { PRODUCT_BRANDS } from '@/shell/brand'
import type { Asked } from './answer'
import { deviceOf } from './device-of'
import { toReadable } from './match'
import { namesOneOf } from './other-brand'

export function isAboutOwn({ text, locale }: Pick<Asked, 'text' | 'locale'>): boolean {
  return deviceOf(text, locale) !== null || namesOneOf(PRODUCT_BRANDS, toReadable(text))
}
