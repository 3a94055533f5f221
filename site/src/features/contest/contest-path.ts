import { hrefBelow } from '@/links/href'

export function contestShowPath(lang: string): string {
  return hrefBelow(lang, 'contest', 'show')
}
