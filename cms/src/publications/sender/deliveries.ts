import type { ClientBase } from 'pg'
import { type Due, MAX_PUBLICATIONS } from './batch'

const FIRST_RETRY_SECONDS = 0.25
const LAST_RETRY_SECONDS = 10

/** Skips what another sender has claimed; claims last until the transaction ends. */
export async function claimDue(client: ClientBase, receiver: string): Promise<Due[]> {
  const { rows } = await client.query<Due>(
    `SELECT p.id, p.tags, d.refusals
    FROM publications.delivery d JOIN publications.publication p ON p.id = d.publication_id
    WHERE d.receiver = $1 AND d.delivered_at IS NULL AND d.next_attempt_at <= now()
    ORDER BY d.refusals, d.next_attempt_at LIMIT ${MAX_PUBLICATIONS}
    FOR UPDATE OF d SKIP LOCKED`,
    [receiver],
  )
  return rows
}

/** In ms; null for none. */
export async function untilNextRetry(client: ClientBase, receiver: string): Promise<number | null> {
  const { rows } = await client.query<{ wait: number | null }>(
    `SELECT extract(epoch FROM min(next_attempt_at) - now())::float8 * 1000 AS wait
    FROM publications.delivery
    WHERE receiver = $1 AND delivered_at IS NULL AND next_attempt_at > now()`,
    [receiver],
  )
  return rows[0]?.wait ?? null
}

/** Also makes due what only waited because the receiver was away. */
export async function markDelivered(
  client: ClientBase,
  receiver: string,
  ids: readonly string[],
): Promise<void> {
  await client.query(
    `WITH waiting AS (
      SELECT publication_id FROM publications.delivery
      WHERE receiver = $1 AND delivered_at IS NULL AND refusals = 0 AND next_attempt_at > now()
      FOR UPDATE SKIP LOCKED
    ), due AS (
      UPDATE publications.delivery SET next_attempt_at = now()
      WHERE receiver = $1 AND publication_id IN (SELECT publication_id FROM waiting)
    )
    UPDATE publications.delivery
    SET delivered_at = clock_timestamp(), attempts = attempts + 1, last_error = NULL
    WHERE receiver = $1 AND publication_id = ANY ($2)`,
    [receiver, ids],
  )
}

export async function postpone(
  client: ClientBase,
  receiver: string,
  ids: readonly string[],
  failure: { refused: boolean; reason: string },
): Promise<void> {
  await client.query(
    `UPDATE publications.delivery
    SET attempts = attempts + 1, refusals = refusals + $3::boolean::integer, last_error = $4,
      next_attempt_at = clock_timestamp() + make_interval(
        secs => least(${LAST_RETRY_SECONDS}, ${FIRST_RETRY_SECONDS} * 2 ^ least(attempts, 20)))
    WHERE receiver = $1 AND publication_id = ANY ($2)`,
    [receiver, ids, failure.refused, failure.reason],
  )
}
