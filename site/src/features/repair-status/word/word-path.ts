import { hrefBelow } from '@/links/href'

/** @param of the token of a subscription, known to its owner alone */
export function wordPath(lang: string, of?: string): string {
  const path = hrefBelow(lang, 'repair-status', 'word')
  return of === undefined ? path : `${path}?${new URLSearchParams({ of })}`
}

export const ONE_CLICK_STOP_PATH = '/api/repair-word/stop/'
