import type { Publication } from '@carelane/main-api'
import type { Answer } from './post-publication'

/** A Varnish in front of the site, such as `varnish+http://edge:6081`. */
const SCHEME = 'varnish+'

/** Varnish takes headers of 8 KB. */
const MOST_CHARACTERS = 6000

const DEADLINE_MS = 5000

export function isEdge(receiver: string): boolean {
  return receiver.startsWith(SCHEME)
}

/** Pages with these tags are asked for anew; until then they are kept for when the site is away. Never throws. */
export async function purgeEdge(receiver: string, { tags }: Publication): Promise<Answer> {
  try {
    for (const header of headersOf(tags)) {
      const response = await fetch(receiver.slice(SCHEME.length), {
        method: 'PURGE',
        headers: { 'xkey-purge': header },
        redirect: 'manual',
        signal: AbortSignal.timeout(DEADLINE_MS),
      })
      await response.body?.cancel()
      if (!response.ok) return { delivered: false, refused: true, reason: `HTTP ${response.status}` }
    }
    return { delivered: true }
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error
    return { delivered: false, refused: false, reason: String(cause).slice(0, 300) }
  }
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
