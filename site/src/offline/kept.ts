/** Of the names of all caches of ours. */
export const PREFIX = 'offline-'

/** Pages that were visited, and service centres that were looked up: nothing of them is for one visitor. */
export const VISITED = 'offline-visited-1'

/** What a visitor asked to be kept, such as a repair. */
export const WISHED = 'offline-wished-1'

/** The style sheets of both. */
export const STYLES = 'offline-styles-1'

/** A new shape of what is kept gets new names; what is kept under others is removed. */
export const NAMES: readonly string[] = [VISITED, WISHED, STYLES]

/** What is known of something kept, beside it. */
export interface Kept {
  /** When it came from the network, in ms since 1970. */
  at: number
  /** As words, not as HTML. */
  title: string
  /** BCP 47 tag of the page. */
  lang: string
  /** Paths of its style sheets. */
  styles: string[]
  /** In characters, as it is kept. */
  size: number
  /** When it is removed by itself, in ms since 1970; null where newer pages push it out. */
  until: number | null
  /** What the page says of it where a visitor asked for it. */
  told: string | null
}

/** Holds a `Kept`; names of headers are what a response can be found by and takes along. */
const HEADER = 'x-kept'

/** How many pages are kept. */
const MOST_PAGES = 20

/** Of all pages together: some two hundredths of what a cheap phone gives a site. */
const MOST_CHARACTERS = 2_000_000

/** A page larger than this would push out too many others. */
export const LARGEST_PAGE = 400_000

/** A response as it is kept, with what is known of it. */
export function asKept(body: string, kept: Kept, headers: Record<string, string>): Response {
  return new Response(body, { headers: { ...headers, [HEADER]: encodeURIComponent(JSON.stringify(kept)) } })
}

/** What is known of a response that was kept; it was written by `asKept`, of the same version. */
export function readKept(response: Response): Kept {
  return JSON.parse(decodeURIComponent(response.headers.get(HEADER) ?? '')) as Kept
}

/** What goes, so that the newest stay within bounds. */
export function beyondBounds<Entry extends Pick<Kept, 'at' | 'size'>>(entries: readonly Entry[]): Entry[] {
  let left = MOST_CHARACTERS
  const newestFirst = [...entries].sort((one, other) => other.at - one.at)
  return newestFirst.filter(({ size }, place) => {
    left -= size
    return place >= MOST_PAGES || left < 0
  })
}
