import { hrefBelow } from '@/links/href'

export function ratingPath(lang: string): string {
  return hrefBelow(lang, 'repair-status', 'rate')
}
