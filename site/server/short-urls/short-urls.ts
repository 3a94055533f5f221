import type { AfterSalesClient } from '@carelane/after-sales'
import { LRUCache } from 'lru-cache'

const MAX_CODES = 2000

/** A new short URL works, and a changed one changes, after this at the latest, in ms. */
const REMEMBERED_MS = 60_000

interface Found {
  readonly target: string | null
}

/** Looks short URLs up [7#43], and remembers for a minute what there is and what there is not. */
export class ShortUrls {
  private readonly known = new LRUCache<string, Found>({ max: MAX_CODES, ttl: REMEMBERED_MS })

  constructor(private readonly client: Pick<AfterSalesClient, 'resolveShortUrl'>) {}

  /** The target as the service tells it, unchecked; null where there is none or it cannot be asked [8#5]. */
  async find(code: string, requestId: string): Promise<string | null> {
    const known = this.known.get(code)
    if (known) return known.target
    const answer = await this.client.resolveShortUrl({ code, requestId })
    const target = answer.ok ? answer.data : null
    // A service that is down has said nothing about this code.
    if (answer.ok || answer.failure.kind === 'envelope') this.known.set(code, { target })
    return target
  }
}
