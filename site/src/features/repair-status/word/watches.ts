import { claim, postpone, settle, sql } from '@carelane/outbox'
import { countryOf } from '@carelane/countries'
import { openOrNull } from '@/platform/cipher'
import { askOutbox, askStore } from '@/platform/store/store'
import { WATCHES } from './outboxes'
import { whenToSend } from './quiet-hours'
import { aboutWatch, watchContent, type WatchContent } from './subscription-content'

/** Longer than both calls about an order: then the claiming process is dead. */
const LEASE_SECONDS = 60

export interface Watch {
  id: string
  /** Grows with each claim and each event, so that who comes late disturbs nothing. */
  turns: number
  failures: number
  /** Until when the service tells of changes. */
  toldUntil: Date | null
  /** Null if it cannot be decrypted. */
  content: WatchContent | null
}

export async function claimWatches(most: number): Promise<Watch[]> {
  const rows = await askOutbox<Omit<Watch, 'content'> & { keyId: string; sealed: Buffer }>(
    claim(WATCHES, {
      where: sql`EXISTS (
        SELECT FROM word_subscriptions wanted WHERE wanted.watch = repair_watches.id AND wanted.confirmed_at IS NOT NULL
      )`,
      set: sql`turns = turns + 1`,
      most,
      leaseSeconds: LEASE_SECONDS,
      returning: sql`repair_watches.id, turns, failures, told_until AS "toldUntil", key_id AS "keyId", content AS sealed`,
    }),
  )
  return rows.map(({ keyId, sealed, ...row }) => ({
    ...row,
    content: watchContent.safeParse(openOrNull({ keyId, content: sealed }, aboutWatch(row.id))).data ?? null,
  }))
}

/** Unless an event has come since, which makes it due at once. */
export async function lookAgain({ id, turns }: Watch, seconds: number, failures: number): Promise<void> {
  const where = sql`turns = ${turns}`
  await askOutbox(postpone(WATCHES, [{ key: id, seconds }], { where, set: sql`failures = ${failures}` }))
}

export async function endWatch({ id }: Watch): Promise<void> {
  await askOutbox(settle(WATCHES, [id]))
}

export async function noteTold({ id }: Watch, until: string): Promise<void> {
  await askStore('UPDATE repair_watches SET told_until = $2 WHERE id = $1', [id, until])
}

interface Seen {
  state: string
  /** Since when, where the service tells. */
  since: string | null
}

/**
 * One word for each subscription whose owner has not heard of this state, in one statement: whoever dies before or after it, and
 * whoever looks at the same time, adds none. A word that still waits for the morning is replaced; it waits again if the state that
 * replaced it did not last.
 */
export async function tell(
  { id }: Watch,
  { state, since }: Seen,
  { country }: Pick<WatchContent, 'country'>,
  now = new Date(),
): Promise<void> {
  const atDay = whenToSend(now, countryOf(country).timeZone)
  await askStore(
    `WITH changed AS (
       UPDATE word_subscriptions SET state = $2
       WHERE watch = $1 AND state <> $2 AND confirmed_at IS NOT NULL RETURNING id, is_at_night
     ), replaced AS (
       UPDATE repair_words SET settled_at = now(), outcome = 'replaced' FROM changed
       WHERE subscription = changed.id AND kind = 'news' AND attempts = 0 AND settled_at IS NULL
     )
     INSERT INTO repair_words (subscription, kind, about, first_due_at, due_at)
     SELECT id, 'news', $3, due, due
     FROM changed, LATERAL (SELECT CASE WHEN is_at_night THEN now() ELSE $4::timestamptz END AS due) moment
     ON CONFLICT (subscription, kind, about) DO UPDATE
     SET settled_at = NULL, outcome = NULL, first_due_at = excluded.first_due_at, due_at = excluded.due_at
     WHERE repair_words.outcome = 'replaced'`,
    [id, state, `${state} ${since ?? ''}`, atDay],
  )
}
