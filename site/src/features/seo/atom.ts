import { escapeXml } from './xml'

interface AtomFeed {
  origin: string
  /** The page with the same content. */
  pagePath: string
  path: string
  title: string
  author: string
  /** BCP 47 */
  language: string
  entries: {
    path: string
    title: string
    text: string
    language: string
    publishedAt: string
    updatedAt: string
  }[]
}

/** RFC 4287. Addresses of entries are their ids. */
export function writeAtom({ origin, pagePath, path, title, author, language, entries }: AtomFeed): string {
  const updated =
    entries
      .map(({ updatedAt }) => updatedAt)
      .toSorted()
      .at(-1) ?? '1970-01-01T00:00:00.000Z'
  const lines = [
    element('id', origin + path),
    element('title', title),
    `<link rel="self" type="application/atom+xml" href="${escapeXml(origin + path)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(origin + pagePath)}"/>`,
    element('updated', updated),
    `<author>${element('name', author)}</author>`,
    ...entries.map((entry) => entryOf(origin, entry)),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(language)}">\n${lines.join('\n')}\n</feed>\n`
}

function entryOf(origin: string, entry: AtomFeed['entries'][number]): string {
  const { path, title, text, language, publishedAt, updatedAt } = entry
  const parts = [
    element('id', origin + path),
    element('title', title),
    `<link rel="alternate" type="text/html" href="${escapeXml(origin + path)}"/>`,
    element('published', publishedAt),
    element('updated', updatedAt),
    element('summary', text),
  ]
  return `<entry xml:lang="${escapeXml(language)}">${parts.join('')}</entry>`
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}
