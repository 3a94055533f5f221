import { LRUCache } from 'lru-cache'
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'

/** 500 bytes each. */
export const MOST_KEYS = 50_000

/** Evicts the least recent, so that addresses cannot exhaust memory. */
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
