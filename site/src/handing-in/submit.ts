import { ownLog } from '@/platform/log'
import { StoreError } from '@/platform/store/store'
import { AnswerInTime } from './answer-in-time'
import { deliver } from './deliver'
import type { KindName } from './kinds'
import { receive, type Received, type Submission } from './ledger'

/** Each kind is a call of its own to the service: one that hangs says nothing of the others. */
const visitors = new Map<KindName, AnswerInTime>()

/**
 * Takes what a visitor hands in, and tries at once to deliver it. When this is back, it is stored; the service may not
 * have answered yet, and its answer is written down all the same.
 * @throws StoreError where it could not be stored: nothing was handed in
 */
export async function submit(received: Received): Promise<Submission> {
  const { isNew, revision, ...submission } = await receive(received)
  if (!isNew) return submission
  const { key, kind, content } = received
  const waiting: Submission = { ...submission, state: 'waiting' }
  const delivered = deliver({ key, kind, attempts: 1, revision, content }).then(
    (handed): Submission => (handed.state === 'failed' ? waiting : { key, details: null, ...handed }),
    // It stays claimed until the lease is over, and is tried again then.
    (error: unknown) => {
      if (!(error instanceof StoreError))
        ownLog().error({ err: error, kind, key }, 'a submission could not be delivered')
      return waiting
    },
  )
  return visitorsOf(kind).wait(delivered, waiting)
}

function visitorsOf(kind: KindName): AnswerInTime {
  const known = visitors.get(kind) ?? new AnswerInTime()
  visitors.set(kind, known)
  return known
}
