import { askStore } from '@/platform/store/store'
import { subjectHashes } from '@/platform/keys'
import { readAttempts } from './attempts'

/** Limits how long rows are locked. */
const BATCH = 500

/** Without tokens and payment pages. */
export async function exportPayments(subject: string): Promise<object[]> {
  const attempts = await readAttempts(subject)
  return attempts.map(({ key, state, answer, content, page }) => ({
    key,
    kind: 'payment',
    country: content?.country ?? null,
    state,
    answer,
    orderNumber: content?.orderNumber ?? null,
    paymentNumber: page?.paymentNumber ?? null,
  }))
}

/** Keeps unsettled ones: money may have been taken. */
export async function erasePayments(subject: string): Promise<number> {
  const erased = await askStore(
    'DELETE FROM payment_attempts WHERE subjects && $1 AND settled_at IS NOT NULL RETURNING key',
    [subjectHashes(subject)],
  )
  return erased.length
}

export async function eraseOldPayments(days: number): Promise<void> {
  await askStore(
    `DELETE FROM payment_attempts WHERE key IN (
       SELECT key FROM payment_attempts WHERE settled_at < now() - make_interval(days => $1) LIMIT $2)`,
    [days, BATCH],
  )
}
