import { unlessStoreFails } from '@/platform/store/unless-store-fails'
import { findSubmission, type Submission } from '@/handing-in/ledger'

/** Null also if the store is away: must not hide a repair. */
export async function ownRating(orderNumber: string, key: string | null): Promise<Submission | null> {
  const found = await unlessStoreFails(findSubmission('rating', { key, once: orderNumber }))
  return found.ok ? found.value : null
}
