import { ignoreFailure } from '@carelane/config/ignore-failure'
import { setTimeout as delay } from 'node:timers/promises'
import { ownLog } from '@/platform/log'
import { StoreError } from '@/platform/store/store'
import { advance } from './advance-attempt'
import { claimAttempts } from './attempts'

/** At once: pages and this one share the places at the service. */
const MOST_AT_ONCE = 8
const IDLE_MS = 1000

/**
 * Asks for every payment of which it is not known how it ended, until the signal; any number of processes may do so, and
 * none asks for what another has claimed.
 */
export async function runReconciler(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    // What was claimed is claimed again after its lease.
    const count = await reconcileSome().catch(failed)
    if (count < MOST_AT_ONCE) await ignoreFailure(delay(IDLE_MS, undefined, { signal }), 'aborted')
  }
}

/** The store has said in the log that it does not answer; nothing else ends the looking after of all other payments. */
function failed(error: unknown): number {
  if (!(error instanceof StoreError)) ownLog().error({ err: error }, 'payments could not be asked for')
  return 0
}

/** One round; how many were due. */
export async function reconcileSome(): Promise<number> {
  const due = await claimAttempts(MOST_AT_ONCE)
  await Promise.all(due.map((attempt) => advance(attempt)))
  return due.length
}
