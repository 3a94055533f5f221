import {
  lockDue,
  makeDue,
  type Outbox,
  postpone,
  secondsAfter,
  settle,
  sql,
  untilNextDue,
} from '@carelane/outbox'
import type { ClientBase } from 'pg'
import { type Due, MAX_PUBLICATIONS } from './batch'
import { EDGE_PATTERN, isEdge } from './edge'

const RETRIES = { first: 0.25, longest: 10 }

/** A row for each receiver of a publication. */
const DELIVERIES: Outbox = {
  table: 'publications.delivery',
  key: 'publication_id',
  dueAt: 'next_attempt_at',
  settledAt: 'delivered_at',
}

const EDGES = sql`receiver ~ ${EDGE_PATTERN}`

const to = (receiver: string) => sql`receiver = ${receiver}`

/** An edge that was purged before the site would ask it for the old page, and keep that. */
const readyFor = (receiver: string) =>
  isEdge(receiver)
    ? sql`${to(receiver)} AND NOT EXISTS (
        SELECT FROM publications.delivery site WHERE site.publication_id = delivery.publication_id
          AND site.receiver !~ ${EDGE_PATTERN} AND site.delivered_at IS NULL AND site.attempts = 0)`
    : to(receiver)

export interface DueDelivery extends Due {
  attempts: number
  /** Seconds since it was published to this receiver. */
  age: number
}

/** Claims last until the transaction ends. */
export async function claimDue(client: ClientBase, receiver: string): Promise<DueDelivery[]> {
  const due = lockDue(DELIVERIES, {
    where: readyFor(receiver),
    most: MAX_PUBLICATIONS,
    orderBy: sql`refusals, next_attempt_at`,
    returning: sql`publication_id, refusals, attempts, next_attempt_at`,
  })
  const { rows } = await client.query<DueDelivery>(
    sql`WITH due AS (${due})
    SELECT p.id, p.tags, due.refusals, due.attempts, extract(epoch FROM clock_timestamp() -
      -- A new receiver gets what is older than it.
      CASE due.attempts WHEN 0 THEN greatest(p.created_at, due.next_attempt_at) ELSE p.created_at END)::float8 AS age
    FROM due JOIN publications.publication p ON p.id = due.publication_id
    ORDER BY due.refusals, due.next_attempt_at`,
  )
  return rows
}

/** ms; null for none. */
export async function untilNextRetry(client: ClientBase, receiver: string): Promise<number | null> {
  const { rows } = await client.query<{ wait: number | null }>(
    untilNextDue(DELIVERIES, { where: readyFor(receiver) }),
  )
  return rows[0]?.wait ?? null
}

/** Also makes due what waited because the receiver was away. */
export async function markDelivered(
  client: ClientBase,
  receiver: string,
  due: readonly DueDelivery[],
): Promise<void> {
  const keys = due.map(({ id }) => id)
  const set = sql`attempts = attempts + 1, last_error = NULL`
  await client.query(settle(DELIVERIES, keys, { where: to(receiver), set }))
  const where = sql`${to(receiver)} AND refusals = 0 AND next_attempt_at > now()`
  await client.query(makeDue(DELIVERIES, { where, skipLocked: true }))
  const late = due.filter(({ attempts }) => attempts > 0).map(({ id }) => id)
  if (late.length > 0 && !isEdge(receiver)) await purgeEdgesAgain(client, late)
}

/** Meanwhile an edge may have asked the site that did not know of them. */
async function purgeEdgesAgain(client: ClientBase, publications: readonly string[]): Promise<void> {
  await client.query(
    sql`UPDATE publications.delivery SET delivered_at = NULL, next_attempt_at = now()
      WHERE ${EDGES} AND delivered_at IS NOT NULL AND publication_id = ANY (${publications})`,
  )
}

export async function postponeRetry(
  client: ClientBase,
  receiver: string,
  due: readonly DueDelivery[],
  failure: { refused: boolean; reason: string },
): Promise<void> {
  const rows = due.map(({ id, attempts }) => ({ key: id, seconds: secondsAfter(attempts + 1, RETRIES) }))
  const refusals = failure.refused ? 1 : 0
  const set = sql`attempts = attempts + 1, refusals = refusals + ${refusals}, last_error = ${failure.reason}`
  await client.query(postpone(DELIVERIES, rows, { where: to(receiver), set }))
}
