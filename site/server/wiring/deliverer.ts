import { readEnvironment } from '@carelane/config'
import { ownLog } from '@/platform/log'
import { unlessStoreFails } from '@/platform/store/unless-store-fails'
import { eraseOldFeedback } from '@/features/assistant/feedback/keep-feedback'
import { eraseOldOutcomes } from '@/features/assistant/outcomes/count-outcomes'
import { eraseOldResults } from '@/features/find-the-fault/results/count-result'
import { eraseOldReports } from '@/features/is-it-us/reports/keep-report'
import { eraseOldPayments } from '@/features/purchase/one-person'
import { runReconciler } from '@/features/purchase/reconcile'
import { eraseOldWords } from '@/features/repair-status/word/erase-words'
import { runWords } from '@/features/repair-status/word/send-words'
import { runWatcher } from '@/features/repair-status/word/watch-repairs'
import { runLane } from '@/handing-in/delivery-lane'
import { eraseSessions } from '@/accounts/session-store'
import { eraseOrphans } from '@/uploads/erase-orphans'
import { eraseOldAccountDevices } from '@/kept-devices/account-devices'
import { DELIVERIES } from './deliveries'
import { eraseOld } from './erase-old'
import { KIND_NAMES } from '@/handing-in/kinds'

const HOUR_MS = 3_600_000

export function startDeliverer(): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping
  const lanes = [
    ...KIND_NAMES.map((kind) => runLane(kind, DELIVERIES[kind], signal)),
    runReconciler(signal),
    runWatcher(signal),
    runWords(signal),
  ]
  const { SUBMISSION_DAYS } = readEnvironment(['SUBMISSION_DAYS'])
  const erase = () =>
    Promise.all(
      [
        eraseOld(SUBMISSION_DAYS),
        eraseOldPayments(SUBMISSION_DAYS),
        eraseOrphans(),
        eraseSessions(),
        eraseOldFeedback(),
        eraseOldOutcomes(),
        eraseOldReports(),
        eraseOldResults(),
        eraseOldWords(),
        eraseOldAccountDevices(),
      ].map(reported),
    )
  const erasing = setInterval(() => void erase(), HOUR_MS)
  return {
    /** Resolves once everything under way is recorded. */
    stop: async () => {
      stopping.abort()
      clearInterval(erasing)
      await Promise.all(lanes)
    },
  }
}

async function reported(erasing: Promise<unknown>): Promise<void> {
  try {
    await unlessStoreFails(erasing)
  } catch (error) {
    ownLog().error({ err: error }, 'what was kept long enough could not be erased')
  }
}
