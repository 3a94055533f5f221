import type { StructuredData } from '@/platform/render-context'

/**
 * Writes what a page says to machines into its head, as one block of JSON-LD. Rendered by React it would stand in
 * the page twice: in the HTML, and again in the data for its client, which has no use for it.
 */
export function withStructuredData(html: string, things: ReadonlyMap<string, StructuredData>): string {
  const end = html.indexOf('</head>')
  if (things.size === 0 || end < 0) return html
  const [only, ...others] = things.values()
  const graph = others.length === 0 ? only : { '@graph': [only, ...others] }
  // Within a script nothing but `<` can end it.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...graph }).replaceAll('<', '\\u003c')
  return `${html.slice(0, end)}<script type="application/ld+json">${json}</script>${html.slice(end)}`
}
