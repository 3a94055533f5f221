import { ownLog } from '@/platform/log'
import { StoreError } from '@/platform/store/store'
import { AnswerInTime } from './answer-in-time'
import { deliver } from './deliver'
import type { Delivery } from './delivery'
import type { KindName } from './kinds'
import { receive, type Received, type Submission } from './ledger'

const visitors = new Map<KindName, AnswerInTime>()

/** @throws StoreError nothing was handed in */
export async function submit(received: Received, hand: Delivery): Promise<Submission> {
  const { isNew, revision, ...submission } = await receive(received)
  if (!isNew) return submission
  const { key, kind, content } = received
  const waiting: Submission = { ...submission, state: 'waiting' }
  const delivered = deliver({ key, kind, attempts: 1, revision, content }, hand).then(
    (handed): Submission => (handed.state === 'failed' ? waiting : { key, details: null, ...handed }),
    // Retried after its lease.
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
