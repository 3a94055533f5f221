import { PAGES, pathOf } from '@/links/href'

/** The warranty card [2.1#46]: nothing about a phone is in its address. */
export function cardHref(lang: string): string {
  return pathOf([lang, PAGES['warranty-check'], 'warranty', 'show'])
}
