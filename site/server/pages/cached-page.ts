import type { HeaderList } from '../http/security-headers'
import type { PageRequest } from './page-request'

/** A page as it is kept: its bodies compressed, its headers ready. */
export interface CachedPage {
  readonly request: PageRequest
  readonly status: number
  readonly etag: string
  readonly headers: HeaderList
  readonly brotli: Buffer
  readonly tags: ReadonlySet<string>
  /** Names and values of the headers that tell caches in front. */
  readonly tagHeaders: readonly string[]
  /** When it is to be rendered anew, in ms since 1970. */
  readonly expires: number
  /** When what it shows changes by the clock, in ms since 1970: from then on it is as good as purged. */
  readonly changesAt: number
  /** A publication has changed what it shows. */
  purged: boolean
  /** Until when nobody need try again to render it, after a failure. */
  retryAt: number
  /** Its brotli body is as small as it gets. */
  compressed: boolean
  /** How often it was asked for, halved at each render: what is hot. */
  hits: number
  lastAsked: number
}
