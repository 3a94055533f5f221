import { readEnvironment } from '@carelane/config'
import { eraseOldFeedback } from '../assistant/feedback/keep-feedback'
import { eraseOldPayments } from '../purchase/one-person'
import { runReconciler } from '../purchase/reconcile'
import { runLane } from './delivery-lane'
import { eraseSessions } from '../account/session-store'
import { eraseOrphans } from '../uploads/erase-orphans'
import { eraseOld } from './erase-old'
import { KIND_NAMES } from './kinds'

const HOUR_MS = 3_600_000

/** Delivers what waits and settles payments, beside whoever else does so, and erases what was kept long enough. */
export function startDeliverer(): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping
  const lanes = [...KIND_NAMES.map((kind) => runLane(kind, signal)), runReconciler(signal)]
  const { SUBMISSION_DAYS } = readEnvironment(['SUBMISSION_DAYS'])
  // What could not be erased now is erased an hour later; the store has said why.
  const erase = () =>
    Promise.allSettled([
      eraseOld(SUBMISSION_DAYS),
      eraseOldPayments(SUBMISSION_DAYS),
      eraseOrphans(),
      eraseSessions(),
      eraseOldFeedback(),
    ])
  const erasing = setInterval(() => void erase(), HOUR_MS)
  return {
    /** Takes nothing more; back when what was under way is written down. */
    stop: async () => {
      stopping.abort()
      clearInterval(erasing)
      await Promise.all(lanes)
    },
  }
}
