import { LRUCache } from 'lru-cache'
import { networkOf } from '@carelane/config/network'

/** Token bucket. */
export class RateLimit {
  private readonly used = new LRUCache<string, { count: number; at: number }>({ max: 10_000 })

  constructor(private readonly limit: { burst: number; perSecond: number }) {}

  /** @param now ms */
  allows(address: string, now: number): boolean {
    const { burst, perSecond } = this.limit
    const key = networkOf(address)
    const before = this.used.get(key) ?? { count: 0, at: now }
    const count = Math.max(0, before.count - (Math.max(0, now - before.at) / 1000) * perSecond)
    const isAllowed = count + 1 <= burst
    this.used.set(key, { count: isAllowed ? count + 1 : count, at: now })
    return isAllowed
  }
}
