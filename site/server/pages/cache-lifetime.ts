import type { CachedPage } from './cached-page'

/** While all of the site is away. */
const STALE_SECONDS = 86_400

/**
 * For caches in front that the cms can purge, which browsers are not: no longer than the page's content stays the same by the
 * clock. `CDN-Cache-Control` (RFC 9213) is left out where a cache would have to look at `Save-Data`, which CDNs do not.
 */
export function cacheLifetime(
  page: Pick<CachedPage, 'status' | 'expires' | 'changesAt' | 'purged' | 'tagHeaders' | 'request'>,
  now: number,
): string[] {
  if (page.status !== 200 || page.tagHeaders.length === 0) return []
  const until = page.purged ? now : Math.min(page.expires, page.changesAt)
  const seconds = Math.floor((until - now) / 1000)
  if (seconds <= 0) return ['surrogate-control', 'no-store']
  const lifetime = `max-age=${seconds}, stale-if-error=${STALE_SECONDS}`
  return ['surrogate-control', lifetime, ...(page.request.isLight ? [] : ['cdn-cache-control', lifetime])]
}
