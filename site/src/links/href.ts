import type { LinkedPage } from '@/routing/routes'

export type PageName = LinkedPage
export type DetailPage = 'news-detail' | 'tips-detail' | 'detail'

type Query = Record<string, string | number | undefined>

/** `/ng/news/?category=company` */
export function href(lang: string, page: PageName, query: Query = {}): string {
  return pathOf([lang, belowLang(page)]) + search(query)
}

/** @param key slug or number */
export function detailHref(lang: string, page: DetailPage, key: string | number): string {
  return pathOf([lang, page, encodeURIComponent(key)])
}

export function hrefBelow(lang: string, page: PageName, key: string | number): string {
  return pathOf([lang, belowLang(page), encodeURIComponent(key)])
}

/** Below `/{lang}/`. */
export function belowLang(page: PageName): string {
  return page === 'home' ? '' : page
}

export function pathOf(segments: string[]): string {
  return `/${segments
    .filter((segment) => segment !== '')
    .map((segment) => `${segment}/`)
    .join('')}`
}

function search(query: Query): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`
}
