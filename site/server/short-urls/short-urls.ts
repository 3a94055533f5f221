import type { AfterSalesClient } from '@carelane/after-sales'
import { LRUCache } from 'lru-cache'

const MAX_CODES = 2000

const REMEMBERED_MS = 60_000

interface Found {
  readonly target: string | null
}

/** [7#43] */
export class ShortUrls {
  private readonly known = new LRUCache<string, Found>({ max: MAX_CODES, ttl: REMEMBERED_MS })

  constructor(private readonly client: Pick<AfterSalesClient, 'resolveShortUrl'>) {}

  /** Unchecked; null if the service fails [8#5]. */
  async find(code: string, requestId: string): Promise<string | null> {
    const known = this.known.get(code)
    if (known) return known.target
    const answer = await this.client.resolveShortUrl({ code, requestId })
    const target = answer.ok ? answer.data : null
    // A service that is down says nothing of this code.
    if (answer.ok || answer.failure.kind === 'envelope') this.known.set(code, { target })
    return target
  }
}
