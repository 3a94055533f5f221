import { hrefBelow } from '@/links/href'

/** The result screen [2.4#24]. */
export function showPath(lang: string): string {
  return hrefBelow(lang, 'repair-status', 'show')
}
