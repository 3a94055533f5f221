import { LRUCache } from 'lru-cache'
import type { CachedPage } from './cached-page'
import type { HeldData } from './held-data'
import { NOT_FOUND_LIFETIME_MS } from './judge-rendered'
import { PurgeLog } from './purge-log'
import { isDead } from './plan-serving'

/** Where memory ends before the number of entries does, in bytes of bodies. */
const MAX_BYTES = 256 * 1024 * 1024

const MAX_NOT_FOUND = 100

/** Of data of pages that are not kept any more, in bytes: some thousand pages. */
const MAX_FORMER_BYTES = 16 * 1024 * 1024

/** The pages that are kept [7#58]: good ones, and a few that were not found. */
export class PageStore {
  readonly purges = new PurgeLog()
  private readonly pages: LRUCache<string, CachedPage>
  private readonly notFound = new LRUCache<string, CachedPage>({
    max: MAX_NOT_FOUND,
    ttl: NOT_FOUND_LIFETIME_MS,
  })

  /** The data of the pages that are kept, by their paths. */
  private readonly held = new Map<string, HeldData>()
  private readonly formerlyHeld = new LRUCache<string, HeldData>({
    maxSize: MAX_FORMER_BYTES,
    sizeCalculation: bytesOf,
  })

  constructor(entries: number) {
    this.pages = new LRUCache({
      max: entries,
      maxSize: MAX_BYTES,
      sizeCalculation: (page) => bytesOf(page) + (page.held ? bytesOf(page.held) : 0),
      dispose: (page) => {
        if (page.held) this.held.delete(page.held.path)
        this.keepHeld(page)
      },
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
    this.put(page)
  }

  /** The data of a page that somebody has been given, which need not be kept itself any more. */
  heldData(path: string): HeldData | undefined {
    return this.held.get(path) ?? this.formerlyHeld.get(path)
  }

  /** Keeps the data of a page for a while: somebody has it open, and may want its scripts yet. */
  keepHeld({ held }: CachedPage): void {
    if (held) this.formerlyHeld.set(held.path, held)
  }

  /** Gives a page a smaller body, unless another one has taken its place. */
  improve(page: CachedPage, brotli: Buffer): void {
    if (this.pages.peek(page.request.key) === page) this.put({ ...page, brotli })
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

  private put(page: CachedPage): void {
    this.pages.set(page.request.key, page)
    // After the page before it has gone: both may have the same data.
    if (page.held) this.held.set(page.held.path, page.held)
  }
}

/** At least one: what has no size could be kept without end. */
function bytesOf({ brotli }: Pick<HeldData, 'brotli'>): number {
  return brotli.length + 1
}
