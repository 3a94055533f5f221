import { hrefBelow } from '@/links/href'

/** The specification gives the form no address. */
export function ratingPath(lang: string): string {
  return hrefBelow(lang, 'repair-status', 'rate')
}
