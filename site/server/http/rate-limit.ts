import { LRUCache } from 'lru-cache'
import { networkOf } from '@/platform/network'

/** How many requests one address may make: `burst` at once, and `perSecond` for as long as it likes. */
export class RateLimit {
  private readonly used = new LRUCache<string, { count: number; at: number }>({ max: 10_000 })

  constructor(private readonly limit: { burst: number; perSecond: number }) {}

  /** Counts a request at `now`, in ms; false where it is one too many. */
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
