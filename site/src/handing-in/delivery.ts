import type { Failure } from '@carelane/after-sales'

export interface Settled {
  state: 'delivered' | 'refused'
  /** By the contract. */
  answer: string
  /** JSON, stored encrypted. */
  details?: unknown
}

export type NotHanded = Pick<Failure, 'kind' | 'isRetryable' | 'codeName'>

export type Handed =
  | Settled
  /** Retried with the same key. */
  | { state: 'failed'; failure: NotHanded }

/**
 * Idempotent by key.
 * @throws Error for content of another kind
 */
export type Delivery = (key: string, content: unknown) => Promise<Handed>
