import type { CachedPage } from './cached-page'

export type ServingPlan =
  | 'serve'
  /** Old by its age alone: the visitor need not wait for the next one. */
  | 'serve-and-refresh'
  /** It does not show what was published, or what the clock has brought: wait a little for the fresh page, else serve this one. */
  | 'wait-briefly'
  | 'wait'

/** Beyond this a page that aged is as good as purged, in ms: whoever comes first after a quiet night waits. */
const LONG_EXPIRED_MS = 3_600_000

/** Decides how a request is answered from what the cache has. */
export function planServing(
  page: Pick<CachedPage, 'expires' | 'changesAt' | 'purged' | 'retryAt'> | undefined,
  now: number,
): ServingPlan {
  if (!page) return 'wait'
  if (!page.purged && now < page.expires) return 'serve'
  if (now < page.retryAt) return 'serve'
  const isOutdated = page.purged || now >= page.changesAt || now >= page.expires + LONG_EXPIRED_MS
  return isOutdated ? 'wait-briefly' : 'serve-and-refresh'
}

/** Whether the hourly purge drops it [7#58]: expired for an hour, and nobody asked for it meanwhile. */
export function isDead(page: Pick<CachedPage, 'expires' | 'lastAsked'>, now: number): boolean {
  return now >= page.expires + LONG_EXPIRED_MS && now >= page.lastAsked + LONG_EXPIRED_MS
}
