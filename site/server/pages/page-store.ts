import { LRUCache } from 'lru-cache'
import type { CachedPage } from './cached-page'
import { NOT_FOUND_LIFETIME_MS } from './judge-rendered'
import { PurgeLog } from './purge-log'
import { isDead } from './plan-serving'

const MAX_BYTES = 256 * 1024 * 1024
const MAX_NOT_FOUND = 100

/** Where pages outlive the process. */
export interface Shelf {
  keep: (page: CachedPage) => void
  remove: (key: string) => void
}

/** [7#58] */
export class PageStore {
  readonly purges = new PurgeLog()
  private readonly pages: LRUCache<string, CachedPage>
  private readonly notFound = new LRUCache<string, CachedPage>({
    max: MAX_NOT_FOUND,
    ttl: NOT_FOUND_LIFETIME_MS,
  })

  constructor(
    entries: number,
    private readonly shelf?: Shelf,
  ) {
    this.pages = new LRUCache({
      max: entries,
      maxSize: MAX_BYTES,
      sizeCalculation: bytesOf,
      dispose: (_page, key, reason) => {
        if (reason !== 'set') shelf?.remove(key)
      },
    })
  }

  /** @param pages of an earlier process, the newest last */
  fill(pages: readonly CachedPage[]): void {
    for (const page of pages) this.pages.set(page.request.key, page)
  }

  get size(): { pages: number; notFound: number; bytes: number } {
    return { pages: this.pages.size, notFound: this.notFound.size, bytes: this.pages.calculatedSize }
  }

  get(key: string): CachedPage | undefined {
    return this.pages.get(key) ?? this.notFound.get(key)
  }

  keep(page: CachedPage): void {
    const { key } = page.request
    page.hits = (this.pages.peek(key)?.hits ?? 0) / 2
    this.notFound.delete(key)
    this.pages.set(key, page)
    if (this.pages.has(key)) this.shelf?.keep(page)
    else this.shelf?.remove(key)
  }

  /** Unless replaced meanwhile. */
  improve(page: CachedPage, brotli: Buffer): void {
    if (this.pages.peek(page.request.key) === page) this.pages.set(page.request.key, { ...page, brotli })
  }

  keepBriefly(page: CachedPage): void {
    this.pages.delete(page.request.key)
    this.notFound.set(page.request.key, page)
  }

  drop(key: string): void {
    this.pages.delete(key)
    this.notFound.delete(key)
  }

  purge(tags: readonly string[]): CachedPage[] {
    this.purges.note(tags)
    for (const [key, page] of this.notFound.entries()) {
      if (tags.some((tag) => page.tags.has(tag))) this.notFound.delete(key)
    }
    const marked: CachedPage[] = []
    for (const page of this.pages.values()) {
      if (!tags.some((tag) => page.tags.has(tag))) continue
      page.purged = true
      // The publication may have fixed it.
      page.retryAt = 0
      marked.push(page)
    }
    return marked.sort((a, b) => b.hits - a.hits)
  }

  /** Hourly [7#58]. */
  sweep(now: number): void {
    for (const [key, page] of this.pages.entries()) if (isDead(page, now)) this.pages.delete(key)
    this.notFound.purgeStale()
  }
}

/** Size 0 would be unlimited. */
function bytesOf({ brotli }: CachedPage): number {
  return brotli.length + 1
}
