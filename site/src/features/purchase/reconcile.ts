import { setTimeout as delay } from 'node:timers/promises'
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
    const count = await reconcileSome().catch(() => 0)
    // Where the store does not answer it has said so in the log; what was claimed is claimed again after its lease.
    if (count < MOST_AT_ONCE) await delay(IDLE_MS, undefined, { signal }).catch(() => undefined)
  }
}

/** One round; how many were due. */
export async function reconcileSome(): Promise<number> {
  const due = await claimAttempts(MOST_AT_ONCE)
  await Promise.all(due.map((attempt) => advance(attempt)))
  return due.length
}
