import { hrefBelow } from '@/links/href'

/** @param path of the answers so far */
export function finderHref(lang: string, slug: string, path = ''): string {
  const base = hrefBelow(lang, 'find-the-fault', slug)
  return path === '' ? base : `${base}?${new URLSearchParams({ a: path })}`
}
