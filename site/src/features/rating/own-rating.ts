import { unlessStoreFails } from '@/platform/store/unless-store-fails'
import { findSubmission, type Submission } from '@/handing-in/ledger'

/**
 * The rating of an order that was handed in here; null where there is none, or our store does not answer: that must keep
 * nobody from a repair or its rating.
 * @param key of the form, where one is open
 */
export async function ownRating(orderNumber: string, key: string | null): Promise<Submission | null> {
  const found = await unlessStoreFails(findSubmission('rating', { key, once: orderNumber }))
  return found.ok ? found.value : null
}
