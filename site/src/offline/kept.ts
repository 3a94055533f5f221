export const PREFIX = 'offline-'

/** Visited pages and looked-up service centres; nothing private. */
export const VISITED = 'offline-visited-1'

/** Kept at the visitor's request, such as a repair. */
export const WISHED = 'offline-wished-1'
export const STYLES = 'offline-styles-1'

// A new format needs new names: caches of other names are removed.
export const NAMES: readonly string[] = [VISITED, WISHED, STYLES]

export interface Kept {
  /** When it came from the network, in ms since 1970. */
  at: number
  /** Plain text. */
  title: string
  /** BCP 47 */
  lang: string
  /** Paths of its style sheets. */
  styles: string[]
  /** In characters. */
  size: number
  /** ms since 1970; null if only newer pages displace it. */
  until: number | null
  told: string | null
}

/** Holds a `Kept`; a cached response keeps nothing else but its headers. */
const HEADER = 'x-kept'
const MOST_PAGES = 20

/** About 2% of what a cheap phone grants a site. */
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
