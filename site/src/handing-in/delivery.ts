import type { Failure } from '@carelane/after-sales'

/** The service has said what becomes of a submission. */
export interface Settled {
  state: 'delivered' | 'refused'
  /** A word of the call's contract. */
  answer: string
  /** What its person wants to know beyond that word, such as a number; JSON, kept encrypted. */
  details?: unknown
}

/** Why a submission could not be handed over. */
export type NotHanded = Pick<Failure, 'kind' | 'isRetryable' | 'codeName'>

/** What the service made of a submission. */
export type Handed =
  | Settled
  /** Not known yet: it is handed over again later, with the same key. */
  | { state: 'failed'; failure: NotHanded }

/**
 * Hands a submission of one kind to the service. The key is told to the service, which does what it knows already not a
 * second time.
 * @throws Error where the content is not what this kind stores
 */
export type Delivery = (key: string, content: unknown) => Promise<Handed>
