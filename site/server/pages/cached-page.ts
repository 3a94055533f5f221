import type { HeaderList } from '../http/security-headers'
import type { PageRequest } from './page-request'

export interface CachedPage {
  readonly request: PageRequest
  readonly status: number
  readonly etag: string
  readonly headers: HeaderList
  readonly brotli: Buffer
  readonly tags: ReadonlySet<string>
  readonly tagHeaders: readonly string[]
  /** ms since 1970 */
  readonly expires: number
  /** When its content changes by the clock, in ms since 1970. */
  readonly changesAt: number
  purged: boolean
  /** Of an earlier process: nobody knows what was published since. */
  readonly isFromDisk?: true
  /** ms since 1970 */
  retryAt: number
  /** The brotli body cannot get smaller. */
  compressed: boolean
  hits: number
  lastAsked: number
}
