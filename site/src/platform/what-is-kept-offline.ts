/** Calls of the locator whose answers are kept; they come to the path with the question behind it. */
export const CENTERS_CALL = '/api/service-centers/'

/** What the worker says of a kept answer, in the visitor's words, as a component of an address. */
export const KEPT_HEADER = 'x-kept-text'

/** Where the form leads that removes what a visitor had kept; the worker answers it, and no server. */
export const REMOVE_PATH = '/offline-remove'

/** What a page tells the worker of a visit that Next's client made: no page was loaded. */
export interface SoftVisit {
  /** Of the page, without its fragment. */
  url: string
  title: string
  /** The inside of `main`. */
  main: string
  /** Paths of the style sheets that are there now. */
  styles: string[]
}

/** Below `/{lang}/`: what editors write and everybody reads. */
const CONTENT = new Set([
  '',
  'news',
  'news-detail',
  'tips',
  'tips-detail',
  'faq',
  'policy',
  'service-policy',
  'protection',
  'contact',
  'after-sales',
  'broken-screen-service',
  'exclusive-service',
  'phone-repair',
  'phone-repair-services',
  'service-center',
])

/** The list of service centres, of a section or without `{lang}`. */
export function isCenters(path: string): boolean {
  return /^(?:\/[a-z_]+)?\/service-center\/$/.test(path)
}

/** Whether what a page shows is content, and so may be kept as scripts have drawn it. */
export function isContent(path: string): boolean {
  const [, section = '', name] = path.split('/')
  return /^(?:global|[a-z]{2})(?:_[a-z]{2})?$/.test(section) && name !== undefined && CONTENT.has(name)
}

/**
 * Whether a page that came may be kept without being asked for. What comes from the server's page cache was made for
 * everybody, and has an ETag; what was made for one visitor says `no-store`. A list of service centres tells nothing
 * of who asked for it.
 */
export function mayKeep(path: string, headers: Headers): boolean {
  if (!headers.get('content-type')?.startsWith('text/html')) return false
  if (isCenters(path)) return true
  return headers.has('etag') && !headers.get('cache-control')?.includes('no-store')
}

/** Whether the worker looks after a path that is opened: not files, pictures and calls. */
export function isPage(path: string): boolean {
  return !/^\/(?:api|media|_next)\/|\.[^/]*$/.test(path)
}
