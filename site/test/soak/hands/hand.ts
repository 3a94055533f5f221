import type { Taken } from '../../browser/support/sandbox'
import type { BuiltSite } from '../../support/built-site'

export interface Form {
  about: string
  /** Unique text. */
  mark: string
  /** True once told 'received'. */
  send: (site: BuiltSite) => Promise<boolean>
}

export interface Hand {
  kind: string
  call: string
  next: () => Promise<Form>
  aboutOf: (taken: Taken) => string
  markOf: (taken: Taken) => string
  photosOf: (taken: Taken) => number
  photos: number
}
