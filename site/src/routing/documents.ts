/** Below `{lang}`. */
export const DOCUMENTS_SEGMENT = 'documents'

const OF_SECTION: ReadonlySet<string> = new Set([
  'sitemap.xml',
  'rss.xml',
  'recalls.xml',
  'manifest.webmanifest',
])

const OF_HOST: Readonly<Record<string, string>> = {
  '/robots.txt': 'robots.txt',
  '/sitemap.xml': 'sitemap-index.xml',
}

export function documentOfHost(path: string): string | undefined {
  return OF_HOST[path]
}

export function documentOfSection([name, ...more]: readonly string[]): string | undefined {
  return name !== undefined && more.length === 0 && OF_SECTION.has(name) ? name : undefined
}
