import { originOf } from '@/links/site-origin'
import type { SiteSection } from '@/forms/site-section'
import { purchasePath, type Channel } from './channel'

export function returnUrl(
  { country, lang }: Pick<SiteSection, 'country' | 'lang'>,
  channel: Channel,
): string {
  return originOf(country) + purchasePath(lang, channel, 'pay')
}
