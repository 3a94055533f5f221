import type { Taken } from '../../browser/support/sandbox'
import type { BuiltSite } from '../../support/built-site'

/** A form as its visitor sends it, as often as they have to. */
export interface Form {
  /** What there is to be one submission about: an order, or the form itself. */
  about: string
  /** Typed into it, and nowhere else. */
  mark: string
  /** Whether the visitor was told 'received'. */
  send: (site: BuiltSite) => Promise<boolean>
}

/** A kind of what visitors hand in, and how it is known again at the service. */
export interface Hand {
  /** As the ledger names it. */
  kind: string
  /** As the service names the call. */
  call: string
  /** A form of somebody new. */
  next: () => Promise<Form>
  /** Of what the service has taken. */
  aboutOf: (taken: Taken) => string
  markOf: (taken: Taken) => string
  /** How many photos come with each. */
  photosOf: (taken: Taken) => number
  photos: number
}
