import { randomUUID } from 'node:crypto'
import { openOrNull, sealContent } from '@/platform/cipher'
import { subjectHash, subjectHashes } from '@/platform/keys'
import { askStore } from '@/platform/store/store'
import type { Channel } from './channels'
import {
  aboutSubscription,
  aboutWatch,
  subjectOf,
  subscriptionContent,
  type SubscriptionContent,
  type WatchContent,
} from './subscription-content'

/** Of one order. */
const MOST_OF_ORDER = 6

export interface Wanted {
  orderNumber: string
  phone: string | null
  /** What its owner has seen. */
  state: string
  isAtNight: boolean
  content: SubscriptionContent
}

/**
 * Email waits for its owner to confirm, and the message that asks for it is on its way when this returns.
 * @throws StoreError nothing was kept
 */
export async function subscribe(wanted: Wanted): Promise<'kept' | 'too-many'> {
  const watch = await watchOf(wanted)
  const { content, state, isAtNight, orderNumber, phone } = wanted
  const id = randomUUID()
  const address = subjectOf(content)
  const sealed = sealContent(content, aboutSubscription(id))
  const subjects = [orderNumber, phone, address].flatMap((subject) =>
    subject === null ? [] : [subjectHash(subject)],
  )
  const isConfirmed = content.channel !== 'email'
  const [kept] = await askStore<{ isKept: boolean }>(
    `WITH known AS (
       UPDATE word_subscriptions SET is_at_night = $7
       WHERE watch = $2 AND channel = $3 AND address_hash = ANY ($10) RETURNING id
     ), made AS (
       INSERT INTO word_subscriptions (id, watch, channel, address_hash, subjects, state, is_at_night, key_id,
         content, confirmed_at)
       SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, CASE WHEN $11 THEN now() END
       WHERE NOT EXISTS (SELECT FROM known)
         AND (SELECT count(*) FROM word_subscriptions WHERE watch = $2) < $12
       ON CONFLICT DO NOTHING RETURNING id
     ), asked AS (
       INSERT INTO repair_words (subscription, kind, about) SELECT id, 'confirm', '' FROM made WHERE NOT $11
     )
     SELECT EXISTS (SELECT FROM known) OR EXISTS (SELECT FROM made) AS "isKept"`,
    [
      id,
      watch,
      content.channel,
      subjectHash(address),
      subjects,
      state,
      isAtNight,
      sealed.keyId,
      sealed.content,
      subjectHashes(address),
      isConfirmed,
      MOST_OF_ORDER,
    ],
  )
  return kept?.isKept ? 'kept' : 'too-many'
}

async function watchOf({ orderNumber, content: { country, locale } }: Wanted): Promise<string> {
  const id = randomUUID()
  const content: WatchContent = { orderNumber, country, locale }
  const sealed = sealContent(content, aboutWatch(id))
  const [known] = await askStore<{ id: string }>(
    'UPDATE repair_watches SET settled_at = NULL, due_at = now() WHERE order_hash = ANY ($1) RETURNING id',
    [subjectHashes(orderNumber)],
  )
  if (known) return known.id
  const [made] = await askStore<{ id: string }>(
    `INSERT INTO repair_watches (id, order_hash, key_id, content) VALUES ($1, $2, $3, $4)
     ON CONFLICT (order_hash) DO UPDATE SET settled_at = NULL RETURNING id`,
    [id, subjectHash(orderNumber), sealed.keyId, sealed.content],
  )
  return made?.id ?? id
}

export interface Subscription {
  id: string
  token: string
  channel: Channel
  isConfirmed: boolean
  begunAt: Date
  /** Null if it cannot be decrypted. */
  content: SubscriptionContent | null
}

interface Row extends Omit<Subscription, 'content'> {
  keyId: string
  sealed: Buffer
}

const COLUMNS = `id, token, channel, confirmed_at IS NOT NULL AS "isConfirmed", begun_at AS "begunAt",
  key_id AS "keyId", content AS sealed`

/** Of whoever proved to be its owner. */
export async function subscriptionsOf(orderNumber: string): Promise<Subscription[]> {
  const rows = await askStore<Row>(
    `SELECT ${COLUMNS} FROM word_subscriptions
     WHERE watch IN (SELECT id FROM repair_watches WHERE order_hash = ANY ($1)) ORDER BY begun_at, id`,
    [subjectHashes(orderNumber)],
  )
  return rows.map(opened)
}

export async function subscriptionsById(ids: readonly string[]): Promise<Map<string, Subscription>> {
  const rows = await askStore<Row>(`SELECT ${COLUMNS} FROM word_subscriptions WHERE id = ANY ($1)`, [ids])
  return new Map(rows.map((row) => [row.id, opened(row)]))
}

/** @param token from a link that only its owner was sent */
export async function subscriptionByToken(token: string): Promise<Subscription | null> {
  const [row] = await askStore<Row>(`SELECT ${COLUMNS} FROM word_subscriptions WHERE token = $1`, [token])
  return row ? opened(row) : null
}

/** Repeated by who taps twice. */
export async function confirm(token: string): Promise<void> {
  await askStore(
    `WITH confirmed AS (
       UPDATE word_subscriptions SET confirmed_at = now() WHERE token = $1 AND confirmed_at IS NULL RETURNING watch
     )
     UPDATE repair_watches SET due_at = now() FROM confirmed WHERE repair_watches.id = confirmed.watch`,
    [token],
  )
}

/** With what waited to be sent. */
export async function stop(token: string): Promise<void> {
  await askStore('DELETE FROM word_subscriptions WHERE token = $1', [token])
}

export async function endSubscription(id: string): Promise<void> {
  await askStore('DELETE FROM word_subscriptions WHERE id = $1', [id])
}

function opened({ sealed, keyId, ...row }: Row): Subscription {
  const content = openOrNull({ keyId, content: sealed }, aboutSubscription(row.id))
  return { ...row, content: subscriptionContent.safeParse(content).data ?? null }
}
