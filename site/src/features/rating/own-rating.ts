import { orNull } from '@/platform/store/or-null'
import { findSubmission, type Submission } from '../submissions/ledger'

/**
 * The rating of an order that was handed in here; null where there is none, or our store does not answer: that must keep
 * nobody from a repair or its rating.
 * @param key of the form, where one is open
 */
export function ownRating(orderNumber: string, key: string | null): Promise<Submission | null> {
  return orNull(findSubmission('rating', { key, once: orderNumber }))
}
