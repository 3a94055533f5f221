import type { SiteMap } from '@carelane/main-api'
import { pathOf } from '@/links/href'
import { findRedirect, type ContentRedirects } from '@/routing/content-redirects'
import type { PublicRoute } from '@/routing/public-routes'

export interface SiteMapEntry {
  updatedAt: string | undefined
  alternates: { lang: string; hreflang: string; path: string }[]
}

export function siteMapEntries(
  { audiences, pages }: SiteMap,
  routes: readonly PublicRoute[],
  serviceBrand: string,
): SiteMapEntry[] {
  return routes.flatMap(({ name, path, on }) => {
    const documents = pages.filter((page) => page.name === name)
    const shown =
      on === 'every-section' ? [{ updatedAt: newest(documents), audience: 0, key: undefined }] : documents
    return shown.map(({ updatedAt, key: common, audience }) => ({
      updatedAt,
      alternates: (audiences[audience] ?? []).map(({ shortName, hreflang, key = common ?? '' }) => ({
        lang: shortName,
        hreflang,
        path: pathIn(shortName, path.replace('{brand}', serviceBrand), key),
      })),
    }))
  })
}

/** Editors redirect some addresses [2.2#23]. */
export function withoutRedirected(
  entries: readonly SiteMapEntry[],
  redirects: ContentRedirects,
): SiteMapEntry[] {
  return entries.map(({ updatedAt, alternates }) => ({
    updatedAt,
    alternates: alternates.filter(({ path }) => !findRedirect(redirects, path)),
  }))
}

function newest(documents: SiteMap['pages']): string | undefined {
  return documents
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1)
}

function pathIn(lang: string, path: string, key: string): string {
  return pathOf([lang, ...path.split('/').map((part) => (part === '*' ? encodeURIComponent(key) : part))])
}
