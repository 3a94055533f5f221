import { originOf } from '@/links/site-origin'
import type { Place } from '@/forms/place'
import { purchasePath, type Channel } from './channel'

export function returnUrl({ country, lang }: Pick<Place, 'country' | 'lang'>, channel: Channel): string {
  return originOf(country) + purchasePath(lang, channel, 'pay')
}
