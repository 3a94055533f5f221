import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { watcher } from '../../metrics/watcher'
import type { Alarm } from './alarm'
import { takeBatch } from './batch'
import { inTransaction } from './connection'
import { claimDue, markDelivered, postponeRetry, untilNextRetry } from './deliveries'
import { isEdge, purgeEdge } from './edge'
import type { EdgeTokens } from './edges/edge-driver'
import { postPublication } from './post-publication'

// A notification may be lost with its connection.
const POLL_MS = 5000
const AFTER_DATABASE_ERROR_MS = 1000

interface Delivery {
  pool: Pool
  receiver: string
  /** Of the receiver, in metrics. */
  label: string
  secret: string
  edgeTokens: EdgeTokens
  logger: Logger
  alarm: Alarm
  /** A site was tried, so that edges may have their turn. */
  onTried: () => void
  signal: AbortSignal
}

export async function deliver(delivery: Delivery): Promise<void> {
  const { alarm, logger, receiver, signal } = delivery
  while (!signal.aborted) {
    try {
      const idleFor = await deliverBatch(delivery)
      if (idleFor > 0 && !signal.aborted) await alarm.wait(idleFor)
    } catch (error) {
      logger.error({ err: error, receiver }, 'publications could not be read or marked as delivered')
      if (!signal.aborted) await alarm.wait(AFTER_DATABASE_ERROR_MS)
    }
  }
}

async function deliverBatch(delivery: Delivery): Promise<number> {
  const { pool, receiver, label, secret, edgeTokens, logger, onTried } = delivery
  const wait = await inTransaction(pool, async (client) => {
    const due = await claimDue(client, receiver)
    if (due.length === 0) return Math.min(POLL_MS, (await untilNextRetry(client, receiver)) ?? POLL_MS)
    const { ids, publication } = takeBatch(due)
    const sent = due.filter(({ id }) => ids.includes(id))
    const began = performance.now()
    const answer = isEdge(receiver)
      ? await purgeEdge(receiver, publication, edgeTokens)
      : await postPublication(receiver, secret, publication)
    const milliseconds = Math.round(performance.now() - began)
    const facts = { receiver, id: publication.id, publications: ids.length, milliseconds }
    if (answer.delivered) {
      await markDelivered(client, receiver, sent)
      const took = (performance.now() - began) / 1000
      for (const { age } of sent) watcher()?.publicationDelivered(label, age + took)
      logger.info(facts, 'publications delivered')
    } else {
      await postponeRetry(client, receiver, sent, answer)
      watcher()?.publicationFailed(label)
      logger.warn({ ...facts, reason: answer.reason }, 'publications not delivered, will be sent again')
    }
    return 0
  })
  if (wait === 0 && !isEdge(receiver)) onTried()
  return wait
}
