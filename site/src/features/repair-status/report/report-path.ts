import { hrefBelow } from '@/links/href'

/** @param of from `nameOrder`; without it the page asks for a look-up */
export function reportPath(lang: string, of?: string): string {
  const path = hrefBelow(lang, 'repair-status', 'report')
  return of === undefined ? path : `${path}?${new URLSearchParams({ of })}`
}
