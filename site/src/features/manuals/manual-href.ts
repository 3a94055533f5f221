import { href } from '@/links/href'
import type { ManualQuery } from './manual-query'

export function manualsHref(lang: string, { keyword, product, page }: Partial<ManualQuery>): string {
  const query = {
    q: keyword || undefined,
    product: product || undefined,
    page: page === 1 ? undefined : page,
  }
  return `${href(lang, 'service-manal', query)}#manuals`
}

export function manualHref(lang: string, id: string): string {
  return href(lang, 'service-manal-detail', { id })
}
