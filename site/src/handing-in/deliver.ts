import { ownLog } from '@/platform/log'
import { StoreError } from '@/platform/store/store'
import { secondsBefore } from './backoff'
import { postpone, settle, type Claimed } from './claims'
import type { Delivery, Handed } from './delivery'
import { LONGEST_WAITS } from './kinds'

/** The service broke its contract: an operator has to look. */
const UNREADABLE: Handed = { state: 'failed', failure: { kind: 'invalid', isRetryable: false } }

/**
 * `failed` is retried.
 * @throws StoreError stays claimed until its lease expires
 */
export async function deliver(claimed: Claimed, hand: Delivery): Promise<Handed> {
  const { key, kind, attempts, content } = claimed
  const handed = await hand(key, content).catch((error: unknown) => {
    if (error instanceof StoreError) throw error
    ownLog().error({ err: error, kind, key }, 'a submission cannot be read')
    return UNREADABLE
  })
  if (handed.state === 'failed') {
    const longest = LONGEST_WAITS[kind]
    const seconds = secondsBefore(attempts, longest === undefined ? {} : { longest })
    await postpone(claimed, seconds, handed.failure.codeName ?? handed.failure.kind)
  } else await settle(claimed, handed)
  if (handed.state === 'refused')
    ownLog().warn({ kind, key, answer: handed.answer }, 'a submission was refused')
  return handed
}
