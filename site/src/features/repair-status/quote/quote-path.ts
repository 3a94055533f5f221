import { hrefBelow } from '@/links/href'

/** @param of from `nameOrder`; without it the page asks for a look-up */
export function quotePath(lang: string, of?: string): string {
  const path = hrefBelow(lang, 'repair-status', 'quote')
  return of === undefined ? path : `${path}?${new URLSearchParams({ of })}`
}
