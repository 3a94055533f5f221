import { askStore } from '@/platform/store/store'
import { makeAttemptsDue } from '../purchase/attempts'
import { subjectHashes } from './keys'

/** The service takes nothing under a token that is over: what waits for a new one of its person is tried now. */
export async function makeDue(owner: string): Promise<void> {
  await askStore(
    `UPDATE submissions SET failure = NULL, due_at = now()
     WHERE subjects && $1 AND state = 'waiting' AND failure IN ('token-invalid', 'signed-in-elsewhere')`,
    [subjectHashes(owner)],
  )
  await makeAttemptsDue(owner)
}
