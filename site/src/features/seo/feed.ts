import type { ArticleSummary } from '@carelane/main-api'
import { escapeXml } from './xml'

export interface Feed {
  origin: string
  homePath: string
  path: string
  title: string
  description: string
  /** BCP 47 */
  language: string
  items: (ArticleSummary & { path: string; categoryName: string })[]
}

/** RSS 2.0; newest first. */
export function writeFeed({ origin, homePath, path, title, description, language, items }: Feed): string {
  const [newest] = items
  const built = newest ? element('lastBuildDate', asHttpDate(newest.publishedAt)) : ''
  const namespaces = 'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/"'
  const self = `<atom:link rel="self" type="application/rss+xml" href="${escapeXml(origin + path)}"/>`
  const head = [
    element('title', title),
    element('link', origin + homePath),
    element('description', description),
  ]
  const channel = [
    ...head,
    element('language', language),
    built,
    self,
    ...items.map((item) => entry(origin, item)),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" ${namespaces}><channel>\n${channel.join('\n')}\n</channel></rss>\n`
}

function entry(
  origin: string,
  { path, title, summary, categoryName, publishedAt, cover }: Feed['items'][number],
) {
  const size = `width="${cover.width}" height="${cover.height}"`
  const parts = [
    element('title', title),
    element('link', origin + path),
    `<guid isPermaLink="true">${escapeXml(origin + path)}</guid>`,
    element('description', summary),
    element('category', categoryName),
    element('pubDate', asHttpDate(publishedAt)),
    `<media:content medium="image" url="${escapeXml(origin + cover.src)}" ${size}/>`,
  ]
  return `<item>${parts.join('')}</item>`
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}

/** RFC 822 with a four-digit year, as in RSS 2.0. */
function asHttpDate(instant: string): string {
  return new Date(instant).toUTCString()
}
