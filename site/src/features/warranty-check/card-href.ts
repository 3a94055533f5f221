import { href } from '@/links/href'

/** [2.1#46] */
export function cardHref(lang: string): string {
  return href(lang, 'warranty-check/warranty/show')
}
