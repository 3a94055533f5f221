import { PAGES, pathOf } from '@/links/href'

/** [2.1#46] */
export function cardHref(lang: string): string {
  return pathOf([lang, PAGES['warranty-check'], 'warranty', 'show'])
}
