import { hrefBelow } from '@/links/href'

/** The specification names the form and no address of it: it belongs to the repair. */
export function ratingPath(lang: string): string {
  return hrefBelow(lang, 'repair-status', 'rate')
}
