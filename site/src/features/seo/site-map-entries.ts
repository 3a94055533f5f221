import type { SiteMap } from '@carelane/main-api'
import { pathOf } from '@/links/href'
import { findRedirect, type ContentRedirects } from '@/routing/content-redirects'
import type { PublicRoute } from '@/routing/public-routes'

export interface SiteMapEntry {
  /** When it was last changed, as an ISO instant, where that is known. */
  updatedAt: string | undefined
  /** The page's path in each section that has it, by value of hreflang; every section's page names all of them. */
  alternates: { lang: string; hreflang: string; path: string }[]
}

/** The pages of all sections: what the site has everywhere, and what editors made. */
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

/** Without the addresses that editors have led elsewhere [2.2#23]. */
export function withoutRedirected(
  entries: readonly SiteMapEntry[],
  redirects: ContentRedirects,
): SiteMapEntry[] {
  return entries.map(({ updatedAt, alternates }) => ({
    updatedAt,
    alternates: alternates.filter(({ path }) => !findRedirect(redirects, path)),
  }))
}

/** A list was changed when the newest of what it lists was. */
function newest(documents: SiteMap['pages']): string | undefined {
  return documents
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1)
}

function pathIn(lang: string, path: string, key: string): string {
  return pathOf([lang, ...path.split('/').map((part) => (part === '*' ? encodeURIComponent(key) : part))])
}
