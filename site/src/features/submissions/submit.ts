import { setTimeout as delay } from 'node:timers/promises'
import { deliver } from './deliver'
import { receive, type Received, type Submission } from './ledger'

/** How long a visitor waits for the service's answer, in ms; it comes all the same, and they are told 'received'. */
const PATIENCE_MS = 2500

/**
 * Takes what a visitor hands in, and tries at once to deliver it. When this is back, it is stored.
 * @throws Error where it could not be stored: nothing was handed in
 */
export async function submit(received: Received): Promise<Submission> {
  const { isNew, revision, ...submission } = await receive(received)
  if (!isNew) return submission
  const { key, kind, content } = received
  const waiting: Submission = { ...submission, state: 'waiting' }
  const delivered = deliver({ key, kind, attempts: 1, revision, content }).then(
    (handed): Submission => (handed.state === 'failed' ? waiting : { key, details: null, ...handed }),
    // It stays claimed until the lease is over, and is tried again then.
    () => waiting,
  )
  return Promise.race([delivered, delay(PATIENCE_MS, waiting, { ref: false })])
}
