import type { KeptSegment } from '../routing/routes'

export const CENTERS_CALL = '/api/service-centers/'

/** URI-encoded. */
export const KEPT_HEADER = 'x-kept-text'

/** Answered by the worker alone. */
export const REMOVE_PATH = '/offline-remove'

export interface SoftVisit {
  /** Without fragment. */
  url: string
  title: string
  main: string
  styles: string[]
}

/** First segments below `/{lang}/`; saves browsers the route table. */
const CONTENT = new Set(
  Object.keys({
    '': true,
    news: true,
    'news-detail': true,
    tips: true,
    'tips-detail': true,
    faq: true,
    policy: true,
    'service-policy': true,
    protection: true,
    contact: true,
    'after-sales': true,
    'broken-screen-service': true,
    'exclusive-service': true,
    'phone-repair': true,
    'phone-repair-services': true,
    'service-center': true,
    'hand-in': true,
  } satisfies Record<KeptSegment, true>),
)

export function isCenters(path: string): boolean {
  return /^(?:\/[a-z_]+)?\/service-center\/$/.test(path)
}

export function isContent(path: string): boolean {
  const [, section = '', name] = path.split('/')
  return /^(?:global|[a-z]{2})(?:_[a-z]{2})?$/.test(section) && name !== undefined && CONTENT.has(name)
}

/** Cached pages have an ETag, private ones `no-store`. */
export function mayKeep(path: string, headers: Headers): boolean {
  if (!headers.get('content-type')?.startsWith('text/html')) return false
  if (isCenters(path)) return true
  return headers.has('etag') && !headers.get('cache-control')?.includes('no-store')
}

export function isPage(path: string): boolean {
  return !/^\/(?:api|media|_next)\/|\.[^/]*$/.test(path)
}
