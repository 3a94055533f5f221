import { ignoreFailure } from '@carelane/config/ignore-failure'
import { setTimeout as delay } from 'node:timers/promises'
import { ownLog } from '@/platform/log'
import { StoreError } from '@/platform/store/store'
import { advance } from './advance-attempt'
import { claimAttempts } from './attempts'

const MOST_AT_ONCE = 8
const IDLE_MS = 1000

/** Any number of processes may run this. */
export async function runReconciler(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    // Claims return after their lease.
    const count = await reconcileSome().catch(failed)
    if (count < MOST_AT_ONCE) await ignoreFailure(delay(IDLE_MS, undefined, { signal }), 'aborted')
  }
}

function failed(error: unknown): number {
  if (!(error instanceof StoreError)) ownLog().error({ err: error }, 'payments could not be asked for')
  return 0
}

export async function reconcileSome(): Promise<number> {
  const due = await claimAttempts(MOST_AT_ONCE)
  await Promise.all(due.map((attempt) => advance(attempt)))
  return due.length
}
