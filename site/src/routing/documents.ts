/** Where the documents are inside, below `{lang}`; it is no address of a visitor. */
export const DOCUMENTS_SEGMENT = 'documents'

const OF_SECTION: ReadonlySet<string> = new Set(['sitemap.xml', 'rss.xml', 'manifest.webmanifest'])

const OF_HOST: Readonly<Record<string, string>> = {
  '/robots.txt': 'robots.txt',
  '/sitemap.xml': 'sitemap-index.xml',
}

/**
 * The name inside of what machines read about a whole host: `/robots.txt`. Its address does not end with a slash,
 * and it is kept and purged as pages are.
 */
export function documentOfHost(path: string): string | undefined {
  return OF_HOST[path]
}

/** The same of what they read about a section: `/ng/rss.xml`. */
export function documentOfSection([name, ...more]: readonly string[]): string | undefined {
  return name !== undefined && more.length === 0 && OF_SECTION.has(name) ? name : undefined
}
