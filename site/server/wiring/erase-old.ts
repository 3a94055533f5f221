import { eraseOlder } from '@/platform/store/erase-older'
import { askStore } from '@/platform/store/store'
import { REASONS_TO_SIGN_IN } from '@/handing-in/waits-for-sign-in'

/** Small, so that other queries do not wait. */
const BATCH = 500

/** Undelivered submissions never age. */
export async function eraseOld(days: number): Promise<number> {
  return (
    (await eraseOlder({ table: 'submissions', key: 'key', since: 'settled_at', days })) +
    (await eraseForsaken(days))
  )
}

async function eraseForsaken(days: number): Promise<number> {
  const erased = await askStore(
    `DELETE FROM submissions WHERE key IN (
       SELECT key FROM submissions
       WHERE state = 'waiting' AND failure = ANY ($3) AND received_at < now() - make_interval(days => $1) LIMIT $2
     ) RETURNING key`,
    [days, BATCH, REASONS_TO_SIGN_IN],
  )
  return erased.length === BATCH ? BATCH + (await eraseForsaken(days)) : erased.length
}
