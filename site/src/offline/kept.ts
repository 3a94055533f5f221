import { OWN_COPIES } from '../platform/own-copies'

export const PREFIX = 'offline-'

/** Nothing private. */
export const VISITED = 'offline-visited-1'

/** At the visitor's request. */
export const WISHED = 'offline-wished-1'

export const STYLES = 'offline-styles-1'

// Rename with each format change.
export const NAMES: readonly string[] = [VISITED, WISHED, OWN_COPIES, STYLES]

export interface Kept {
  /** Epoch ms */
  at: number
  title: string
  /** BCP 47 */
  lang: string
  styles: string[]
  size: number
  /** Epoch ms */
  until: number | null
  told: string | null
}

const HEADER = 'x-kept'
const MOST_PAGES = 20

/** About 2% of a cheap phone's quota. */
const MOST_CHARACTERS = 2_000_000
export const LARGEST_PAGE = 400_000

export function asKept(body: string, kept: Kept, headers: Record<string, string>): Response {
  return new Response(body, { headers: { ...headers, [HEADER]: encodeURIComponent(JSON.stringify(kept)) } })
}

export function readKept(response: Response): Kept {
  return JSON.parse(decodeURIComponent(response.headers.get(HEADER) ?? '')) as Kept
}

export function beyondBounds<Entry extends Pick<Kept, 'at' | 'size'>>(entries: readonly Entry[]): Entry[] {
  let left = MOST_CHARACTERS
  const newestFirst = [...entries].sort((one, other) => other.at - one.at)
  return newestFirst.filter(({ size }, place) => {
    left -= size
    return place >= MOST_PAGES || left < 0
  })
}
