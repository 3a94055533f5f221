import type { Failure } from '@carelane/after-sales'

export interface Settled {
  state: 'delivered' | 'refused'
  /** A word of the call's contract. */
  answer: string
  /** JSON, stored encrypted. */
  details?: unknown
}

export type NotHanded = Pick<Failure, 'kind' | 'isRetryable' | 'codeName'>

export type Handed =
  | Settled
  /** Retried later, with the same key. */
  | { state: 'failed'; failure: NotHanded }

/** The service ignores a key that it knows. @throws Error if the content is not of this kind */
export type Delivery = (key: string, content: unknown) => Promise<Handed>
