import { LRUCache } from 'lru-cache'
import type { CachedPage } from './cached-page'
import { NOT_FOUND_LIFETIME_MS } from './judge-rendered'
import { PurgeLog } from './purge-log'
import { isDead } from './plan-serving'

/** Where memory ends before the number of entries does, in bytes of bodies. */
const MAX_BYTES = 256 * 1024 * 1024

const MAX_NOT_FOUND = 100

/** The pages that are kept [7#58]: good ones, and a few that were not found. */
export class PageStore {
  readonly purges = new PurgeLog()
  private readonly pages: LRUCache<string, CachedPage>
  private readonly notFound = new LRUCache<string, CachedPage>({
    max: MAX_NOT_FOUND,
    ttl: NOT_FOUND_LIFETIME_MS,
  })

  constructor(entries: number) {
    this.pages = new LRUCache({
      max: entries,
      maxSize: MAX_BYTES,
      sizeCalculation: bytesOf,
    })
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
  }

  /** Gives a page a smaller body, unless another one has taken its place. */
  improve(page: CachedPage, brotli: Buffer): void {
    if (this.pages.peek(page.request.key) === page) this.pages.set(page.request.key, { ...page, brotli })
  }

  /** Instead of a page that was there until now, too: it has been unpublished. */
  keepBriefly(page: CachedPage): void {
    this.pages.delete(page.request.key)
    this.notFound.set(page.request.key, page)
  }

  drop(key: string): void {
    this.pages.delete(key)
    this.notFound.delete(key)
  }

  /** Marks every page that carries one of the tags as stale; the most asked for come first. */
  purge(tags: readonly string[]): CachedPage[] {
    this.purges.note(tags)
    for (const [key, page] of this.notFound.entries()) {
      if (tags.some((tag) => page.tags.has(tag))) this.notFound.delete(key)
    }
    const marked: CachedPage[] = []
    for (const page of this.pages.values()) {
      if (!tags.some((tag) => page.tags.has(tag))) continue
      page.purged = true
      // What could not be rendered before this publication may well be rendered after it.
      page.retryAt = 0
      marked.push(page)
    }
    return marked.sort((a, b) => b.hits - a.hits)
  }

  /** The hourly purge of what is dead [7#58]. */
  sweep(now: number): void {
    for (const [key, page] of this.pages.entries()) if (isDead(page, now)) this.pages.delete(key)
    this.notFound.purgeStale()
  }
}

/** At least one: what has no size could be kept without end. */
function bytesOf({ brotli }: CachedPage): number {
  return brotli.length + 1
}
