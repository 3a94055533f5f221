import { askStore } from '@/platform/store/store'
import { subjectHashes } from '@/platform/keys'
import { REASONS_TO_SIGN_IN } from './waits-for-sign-in'

/** After a sign-in: retries what lacked a valid token. */
export async function makeDue(owner: string): Promise<void> {
  await askStore(
    `UPDATE submissions SET failure = NULL, due_at = now()
     WHERE subjects && $1 AND state = 'waiting' AND failure = ANY ($2)`,
    [subjectHashes(owner), REASONS_TO_SIGN_IN],
  )
  await makePaymentsDue(owner)
}

/** After news of an order, or a sign-in. */
export async function makePaymentsDue(subject: string): Promise<void> {
  await askStore(`UPDATE payment_attempts SET due_at = now() WHERE subjects && $1 AND settled_at IS NULL`, [
    subjectHashes(subject),
  ])
}
