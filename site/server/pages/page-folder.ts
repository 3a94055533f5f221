import { createHash, createHmac, randomBytes } from 'node:crypto'
import { constants } from 'node:fs'
import { lstat, mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { readIfExists } from '../assets/read-if-exists'
import type { CachedPage } from './cached-page'
import { openPage, pageFileName, sealPage } from './page-file'

export interface PageFolderOptions {
  /** Several processes may have the same. */
  readonly folder: string
  /** Pages of another build, or made with other settings, are never served. */
  readonly madeBy: string
  readonly secret: string
  readonly entries: number
  readonly onFailure: (error: unknown) => void
  readonly now?: () => number
}

const MAX_FILE_BYTES = 8 * 1024 * 1024
const READ_AT_ONCE = 16

/** A page that stays the same is written again after this, as files have an age. */
const REWRITTEN_MS = 3_600_000

/** After this nobody is writing it any more. */
const LEFT_OVER_MS = 60_000
const FAILURE_PAUSE_MS = 30_000

const OTHER_BUILDS = 2
const OTHER_BUILD_MS = 86_400_000
const BUILD_NAME = /^[0-9a-f]{32}$/
const PAGE_NAME = /^[0-9a-f]{64}\.page$/
const PART_NAME = /^[0-9a-f]{64}\.page\.[0-9a-f]{12}\.part$/

/** Pages on a disk, for the time after a restart. */
export class PageFolder {
  private readonly folder: string
  private readonly seal: Buffer
  private readonly now: () => number
  /** By key; null is to be removed. */
  private readonly waiting = new Map<string, CachedPage | null>()
  private readonly written: LRUCache<string, { etag: string; at: number }>
  private working: Promise<void> | undefined
  private pausedUntil = 0

  constructor(private readonly options: PageFolderOptions) {
    const name = createHash('sha256').update(options.madeBy).digest('hex').slice(0, 32)
    this.folder = join(options.folder, name)
    this.seal = createHmac('sha256', options.secret).update(`pages of ${options.madeBy}`).digest()
    this.now = options.now ?? Date.now
    this.written = new LRUCache({ max: options.entries })
  }

  keep(page: CachedPage): void {
    const { key } = page.request
    const last = this.written.get(key)
    const isThere = last?.etag === page.etag && this.now() < last.at + REWRITTEN_MS
    if (isThere && !this.waiting.has(key)) return
    this.waiting.set(key, page)
    this.work()
  }

  remove(key: string): void {
    this.written.delete(key)
    this.waiting.set(key, null)
    this.work()
  }

  /** The newest last. What cannot be read or served is removed. */
  async read(): Promise<CachedPage[]> {
    try {
      await mkdir(this.folder, { recursive: true, mode: 0o700 })
      await this.forgetOtherBuilds()
      const files = await this.list()
      const surplus = files.splice(this.options.entries)
      await Promise.all(surplus.map(({ name }) => this.erase(name)))
      const pages: CachedPage[] = []
      for (let first = 0; first < files.length; first += READ_AT_ONCE) {
        const some = files.slice(first, first + READ_AT_ONCE)
        const read = await Promise.all(some.map(({ name }) => this.readOne(name)))
        pages.push(...read.filter((page) => page !== undefined))
      }
      return pages.reverse()
    } catch (error) {
      this.options.onFailure(error)
      return []
    }
  }

  /** All that was kept or removed until now is on the disk. */
  async settled(): Promise<void> {
    await this.working
  }

  private work(): void {
    this.working ??= this.writeAll().finally(() => {
      this.working = undefined
      if (this.waiting.size > 0) this.work()
    })
  }

  private async writeAll(): Promise<void> {
    // What is added meanwhile has its turn too.
    for (const [key, page] of this.waiting) {
      this.waiting.delete(key)
      if (page && this.now() < this.pausedUntil) continue
      try {
        if (page) await this.write(page)
        else await this.erase(pageFileName(key))
      } catch (error) {
        this.pausedUntil = this.now() + FAILURE_PAUSE_MS
        this.options.onFailure(error)
      }
      if (!page) this.written.delete(key)
    }
  }

  private async write(page: CachedPage): Promise<void> {
    const now = this.now()
    const name = pageFileName(page.request.key)
    const part = join(this.folder, `${name}.${randomBytes(6).toString('hex')}.part`)
    await mkdir(this.folder, { recursive: true, mode: 0o700 })
    try {
      const file = await open(part, 'wx', 0o600)
      try {
        await file.writeFile(sealPage(page, this.seal, now))
      } finally {
        await file.close()
      }
      await rename(part, join(this.folder, name))
    } catch (error) {
      await rm(part, { force: true })
      throw error
    }
    this.written.set(page.request.key, { etag: page.etag, at: now })
  }

  private erase(name: string): Promise<void> {
    return rm(join(this.folder, name), { force: true, recursive: true })
  }

  /** The newest first. */
  private async list(): Promise<{ name: string; at: number }[]> {
    const names = await readdir(this.folder)
    const pages = await this.dated(
      this.folder,
      names.filter((name) => PAGE_NAME.test(name)),
    )
    const parts = await this.dated(
      this.folder,
      names.filter((name) => PART_NAME.test(name)),
    )
    const left = parts.filter(({ at }) => at < this.now() - LEFT_OVER_MS)
    await Promise.all(left.map(({ name }) => this.erase(name)))
    return pages
  }

  private async readOne(name: string): Promise<CachedPage | undefined> {
    try {
      const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK
      const file = await readIfExists(open(join(this.folder, name), flags))
      // Another process may have removed it.
      if (!file) return undefined
      try {
        const { size } = await file.stat().then((found) => (found.isFile() ? found : { size: Infinity }))
        const page =
          size <= MAX_FILE_BYTES ? openPage(await file.readFile(), name, this.seal, this.now()) : undefined
        if (page) return page
      } finally {
        await file.close()
      }
    } catch (error) {
      this.options.onFailure(error)
    }
    await this.erase(name)
    return undefined
  }

  private async forgetOtherBuilds(): Promise<void> {
    const { folder } = this.options
    const names = (await readdir(folder)).filter((name) => BUILD_NAME.test(name))
    const others = await this.dated(
      folder,
      names.filter((name) => join(folder, name) !== this.folder),
    )
    const old = others.filter(({ at }, place) => place >= OTHER_BUILDS || at < this.now() - OTHER_BUILD_MS)
    await Promise.all(old.map(({ name }) => rm(join(folder, name), { recursive: true, force: true })))
  }

  private async dated(folder: string, names: readonly string[]): Promise<{ name: string; at: number }[]> {
    const dated = await Promise.all(
      names.map(async (name) => {
        const found = await readIfExists(lstat(join(folder, name)))
        return found && { name, at: found.mtimeMs }
      }),
    )
    return dated.filter((one) => one !== undefined).sort((a, b) => b.at - a.at)
  }
}
