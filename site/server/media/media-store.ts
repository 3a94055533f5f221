import { LRUCache } from 'lru-cache'
import type { MediaAnswer, MediaFile } from './media-client'

interface CachedFile extends MediaFile {
  readonly versions: Set<string>
  checkedAt: number
}

export type FoundMedia =
  /** `current`: the requested version, so cacheable forever. */
  { kind: 'file'; file: MediaFile; current: boolean } | { kind: 'not-found' } | { kind: 'failed' }

const MAX_BYTES = 64 * 1024 * 1024
const UNVERSIONED_MS = 60_000
const MAX_VERSIONS = 20

export class MediaStore {
  private readonly files = new LRUCache<string, CachedFile>({
    maxSize: MAX_BYTES,
    sizeCalculation: (file) => file.body.length + 1,
  })
  private readonly pending = new Map<string, Promise<FoundMedia>>()

  constructor(
    private readonly fetchFile: (
      file: string,
      knownEtag: string | null,
      requestId: string,
    ) => Promise<MediaAnswer>,
    private readonly onFailure: (file: string, error: unknown, requestId: string) => void,
  ) {}

  has(name: string, version: string | null): boolean {
    const kept = this.files.get(name)
    return kept !== undefined && isKnown(kept, version)
  }

  /** @param requestId of who waits; a fetch has the id of the first */
  async find(name: string, version: string | null, requestId: string): Promise<FoundMedia> {
    const kept = this.files.get(name)
    if (kept && isKnown(kept, version)) return { kind: 'file', file: kept, current: version !== null }
    const key = `${name} ${version ?? ''}`
    const pending =
      this.pending.get(key) ??
      this.refetch(name, version, kept, requestId).finally(() => this.pending.delete(key))
    this.pending.set(key, pending)
    return pending
  }

  private async refetch(
    name: string,
    version: string | null,
    kept: CachedFile | undefined,
    requestId: string,
  ): Promise<FoundMedia> {
    const answer = await this.fetchFile(name, kept?.etag ?? null, requestId).catch((error: unknown) => {
      this.onFailure(name, error, requestId)
      return null
    })
    if (!answer) return kept ? { kind: 'file', file: kept, current: false } : { kind: 'failed' }
    if (answer.kind === 'not-found') {
      this.files.delete(name)
      return { kind: 'not-found' }
    }
    const file = answer.kind === 'unchanged' && kept ? kept : toCachedFile(answer)
    if (!file) return { kind: 'failed' }
    file.checkedAt = Date.now()
    if (version !== null && file.versions.size < MAX_VERSIONS) file.versions.add(version)
    this.files.set(name, file)
    return { kind: 'file', file, current: version !== null }
  }
}

function toCachedFile(answer: MediaAnswer): CachedFile | null {
  return answer.kind === 'file' ? { ...answer.file, versions: new Set(), checkedAt: 0 } : null
}

function isKnown(kept: CachedFile, version: string | null): boolean {
  return version === null ? Date.now() < kept.checkedAt + UNVERSIONED_MS : kept.versions.has(version)
}
