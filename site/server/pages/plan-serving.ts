import type { CachedPage } from './cached-page'

export type ServingPlan = 'serve' | 'serve-and-refresh' | 'wait-briefly' | 'wait'

/** From then on it counts as purged. */
const LONG_EXPIRED_MS = 3_600_000

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

/** [7#58] */
export function isDead(page: Pick<CachedPage, 'expires' | 'lastAsked'>, now: number): boolean {
  return now >= page.expires + LONG_EXPIRED_MS && now >= page.lastAsked + LONG_EXPIRED_MS
}
