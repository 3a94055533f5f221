import { LRUCache } from 'lru-cache'
import { PAGE_DATA_FOLDER } from '@/platform/deferred-scripts'
import { StoreError } from '@/platform/store/store'
import { watcher } from '@/platform/watcher'

export interface PageData {
  /** Derived from the content. */
  readonly path: string
  readonly brotli: Buffer
}

export interface PageDataTable {
  /** @throws StoreError */
  write: (name: string, brotli: Buffer) => Promise<void>
  /** @throws StoreError */
  read: (name: string) => Promise<Buffer | undefined>
}

/** About 6,000 pages. */
const MAX_BYTES = 64 * 1024 * 1024

/** Well below the age of erasure. */
const WRITTEN_ANEW_MS = 12 * 3_600_000
const PATIENCE_MS = 500
const PAUSE_MS = 5000

export class PageDataStore {
  private readonly known = new LRUCache<string, PageData>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ brotli }) => brotli.length + 1,
  })
  private readonly written = new LRUCache<string, true>({ max: 50_000, ttl: WRITTEN_ANEW_MS })
  private pausedUntil = 0

  /** @param onFailure for what the store does not log */
  constructor(
    private readonly table: PageDataTable,
    private readonly onFailure: (error: unknown) => void,
  ) {}

  /** Never rejects. */
  async keep(data: PageData): Promise<void> {
    this.known.set(data.path, data)
    if (this.written.has(data.path)) return
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, PATIENCE_MS)))
    const writing = this.ask(async () => {
      await this.table.write(nameOf(data.path), data.brotli)
      this.written.set(data.path, true)
    })
    await Promise.race([writing, late])
    clearTimeout(timer)
  }

  async find(path: string): Promise<PageData | undefined> {
    const known = this.known.get(path)
    if (known) return known
    const brotli = await this.ask(() => this.table.read(nameOf(path)))
    if (!brotli) return undefined
    const data = { path, brotli }
    this.known.set(path, data)
    return data
  }

  private async ask<Answer>(work: () => Promise<Answer>): Promise<Answer | undefined> {
    if (Date.now() < this.pausedUntil) return undefined
    try {
      return await work()
    } catch (error) {
      watcher()?.fellBack('page-data-not-shared')
      if (!(error instanceof StoreError)) this.onFailure(error)
      this.pausedUntil = Date.now() + PAUSE_MS
      return undefined
    }
  }
}

const PATH = new RegExp(`^${PAGE_DATA_FOLDER}[\\w-]{22}\\.js$`)

export function isPageDataPath(path: string): boolean {
  return PATH.test(path)
}

function nameOf(path: string): string {
  return path.slice(PAGE_DATA_FOLDER.length, -'.js'.length)
}
