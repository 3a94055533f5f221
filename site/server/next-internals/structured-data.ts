import type { StructuredData } from '@/platform/render-context'

/** Rendered by React, it would be in the page's data too. */
export function withStructuredData(html: string, things: ReadonlyMap<string, StructuredData>): string {
  const end = html.indexOf('</head>')
  if (things.size === 0 || end < 0) return html
  const [only, ...others] = things.values()
  const graph = others.length === 0 ? only : { '@graph': [only, ...others] }
  // Only `<` can end a script.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...graph }).replaceAll('<', '\\u003c')
  return `${html.slice(0, end)}<script type="application/ld+json">${json}</script>${html.slice(end)}`
}
