import { LRUCache } from 'lru-cache'
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'

/** Keys of one limit that are counted at the same time; one takes about 500 bytes. */
export const MOST_KEYS = 50_000

/**
 * Counts in memory, as the library does, but not for whatever number of addresses may ask: past so many, those that
 * have not been counted for the longest time begin anew.
 */
export class BoundedMemory extends RateLimiterMemory {
  private readonly keys = new LRUCache<string, true>({
    max: MOST_KEYS,
    dispose: (_, key, reason) => {
      if (reason === 'evict') void this.delete(key)
    },
  })

  override penalty(key: string, points?: number, options?: object): Promise<RateLimiterRes> {
    this.keys.set(key, true)
    return super.penalty(key, points, options)
  }
}
