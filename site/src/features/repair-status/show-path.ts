import { hrefBelow } from '@/links/href'

/** [2.4#24] */
export function showPath(lang: string): string {
  return hrefBelow(lang, 'repair-status', 'show')
}
