import type { EdgeDriver } from './edge-driver'

/** Varnish takes headers of 8 KB. */
const MOST_CHARACTERS = 6000

/** With docker/edge/carelane.vcl: softly, so that what was purged is there for when the site is away. */
export const varnish: EdgeDriver = {
  scheme: 'varnish+',
  requests: (address, tags) =>
    headersOf(tags).map((header) => ({ address, method: 'PURGE', headers: { 'xkey-purge': header } })),
}

function headersOf(tags: readonly string[]): string[] {
  const headers: string[] = []
  for (const tag of tags) {
    const last = headers.at(-1)
    if (last === undefined || last.length + tag.length >= MOST_CHARACTERS) headers.push(tag)
    else headers[headers.length - 1] = `${last} ${tag}`
  }
  return headers
}
