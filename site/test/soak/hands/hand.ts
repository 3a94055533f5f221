import type { Taken } from '../../browser/support/sandbox'
import type { BuiltSite } from '../../support/built-site'

export interface Form {
  /** What there may be one submission about: an order, or the form itself. */
  about: string
  /** Unique text typed into it. */
  mark: string
  /** Whether the visitor was told 'received'. */
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
