import type { Publication } from '@carelane/main-api'
import { type Answer, askReceiver } from './ask-receiver'

/** A Varnish in front of the site, such as `varnish+http://edge:6081`. */
export const EDGE_SCHEME = 'varnish+'

/** Varnish takes headers of 8 KB. */
const MOST_CHARACTERS = 6000

export function isEdge(receiver: string): boolean {
  return receiver.startsWith(EDGE_SCHEME)
}

/** Pages with these tags are asked for anew; until then they are kept for when the site is away. Never throws. */
export async function purgeEdge(receiver: string, { tags }: Publication): Promise<Answer> {
  for (const header of headersOf(tags)) {
    const request = { method: 'PURGE', headers: { 'xkey-purge': header } }
    const answer = await askReceiver(receiver.slice(EDGE_SCHEME.length), request)
    if (!answer.delivered) return answer
  }
  return { delivered: true }
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
