import type { CountryCode } from '@carelane/countries'
import { askStore } from '@/platform/store/store'
import { openOrNull, sealContent } from '@/platform/cipher'
import { subjectHash, subjectHashes } from '@/platform/keys'
import { attemptContent, paymentPage, type AttemptContent, type PaymentPage } from './contents'

/**
 * `beginning`: written down, and whether the service knows of it is not known. `open`: it has a page, and how it ends is
 * not known. The others are settled; `refused` by the service before there was a page.
 */
export type AttemptState = 'beginning' | 'open' | 'succeeded' | 'failed' | 'refunded' | 'refused'

/** One payment of an order, as the ledger has it. */
export interface Attempt {
  key: string
  state: AttemptState
  /** Why it was refused or failed, where that is known. */
  answer: string | null
  /** Null where it cannot be opened, as without its key. */
  content: AttemptContent | null
  /** Null as long as there is none. */
  page: PaymentPage | null
  /** How often the service was asked about it. */
  asked: number
  /** Why it could not be asked the last time; null where it could. */
  failure: string | null
}

/** Longer than any call about a payment takes, in seconds: who has not said how it went by then is dead. */
const LEASE_SECONDS = 30

const CONTENT = (key: string) => `payment ${key}`
const PAGE = (key: string) => `payment ${key} page`

/** Who names an order that is not theirs must not be in the way of its owner. */
const orderOf = (owner: string, orderNumber: string) => `${owner} ${orderNumber}`

/**
 * Writes an attempt down, claimed by whoever does so; false where its key is known, or the order has one that is not
 * settled, or is paid.
 */
export async function recordAttempt(
  key: string,
  country: CountryCode,
  content: AttemptContent,
): Promise<boolean> {
  const { account, orderNumber } = content
  const sealed = sealContent(content, CONTENT(key))
  const made = await askStore(
    `INSERT INTO payment_attempts
       (key, country, order_hash, subjects, state, key_id, content, asked, due_at)
     SELECT $1, $2, $3, $4, 'beginning', $5, $6, 1, now() + make_interval(secs => $7)
     WHERE NOT EXISTS (
       SELECT FROM payment_attempts
       WHERE order_hash = ANY ($8) AND (settled_at IS NULL OR state = 'succeeded'))
     ON CONFLICT DO NOTHING RETURNING key`,
    [
      key,
      country,
      subjectHash(orderOf(account.owner, orderNumber)),
      [account.owner, orderNumber].map((subject) => subjectHash(subject)),
      sealed.keyId,
      sealed.content,
      LEASE_SECONDS,
      subjectHashes(orderOf(account.owner, orderNumber)),
    ],
  )
  return made.length === 1
}

interface Row {
  key: string
  state: AttemptState
  answer: string | null
  asked: number
  failure: string | null
  keyId: string
  content: Buffer
  pageKeyId: string | null
  page: Buffer | null
}

const COLUMNS = `key, state, answer, asked, failure, key_id AS "keyId", content, page_key_id AS "pageKeyId", page`

function attemptOf({ keyId, content, pageKeyId, page, ...row }: Row): Attempt {
  return {
    ...row,
    content: attemptContent.safeParse(openOrNull({ keyId, content }, CONTENT(row.key))).data ?? null,
    page: paymentPage.safeParse(openOrNull({ keyId: pageKeyId, content: page }, PAGE(row.key))).data ?? null,
  }
}

/** The attempt of an order that is not settled, or else the one that succeeded, or else the last; its owner's alone. */
export async function findAttempt(owner: string, orderNumber: string): Promise<Attempt | null> {
  const [row] = await askStore<Row>(
    `SELECT ${COLUMNS} FROM payment_attempts
     WHERE order_hash = ANY ($1)
     ORDER BY settled_at IS NULL DESC, state = 'succeeded' DESC, begun_at DESC LIMIT 1`,
    [subjectHashes(orderOf(owner, orderNumber))],
  )
  return row ? attemptOf(row) : null
}

/** The attempt with this key, where it is of this account and order; null where it is not. */
export async function findAttemptByKey(
  key: string,
  { account, orderNumber }: AttemptContent,
): Promise<Attempt | null> {
  const [row] = await askStore<Row>(
    `SELECT ${COLUMNS} FROM payment_attempts WHERE key = $1 AND order_hash = ANY ($2)`,
    [key, subjectHashes(orderOf(account.owner, orderNumber))],
  )
  return row ? attemptOf(row) : null
}

/** All of a person or an order, the newest first. */
export async function readAttempts(subject: string): Promise<Attempt[]> {
  const rows = await askStore<Row>(
    `SELECT ${COLUMNS} FROM payment_attempts WHERE subjects && $1 ORDER BY begun_at DESC`,
    [subjectHashes(subject)],
  )
  return rows.map(attemptOf)
}

/** Takes up to so many that are due, each of which nobody else gets until the lease is over. */
export async function claimAttempts(most: number): Promise<Attempt[]> {
  const rows = await askStore<Row>(
    `UPDATE payment_attempts SET asked = asked + 1, due_at = now() + make_interval(secs => $2)
     WHERE key IN (
       SELECT key FROM payment_attempts WHERE settled_at IS NULL AND due_at <= now()
       ORDER BY due_at LIMIT $1 FOR UPDATE SKIP LOCKED)
     RETURNING ${COLUMNS}`,
    [most, LEASE_SECONDS],
  )
  return rows.map(attemptOf)
}

/** The service has a page for it. */
export async function noteOpen(key: string, page: PaymentPage, seconds: number): Promise<void> {
  const sealed = sealContent(page, PAGE(key))
  await askStore(
    `UPDATE payment_attempts SET state = 'open', payment_hash = $2, page_key_id = $3, page = $4, failure = NULL,
       due_at = now() + make_interval(secs => $5)
     WHERE key = $1 AND state = 'beginning'`,
    [key, subjectHash(page.paymentNumber), sealed.keyId, sealed.content, seconds],
  )
}

/** How it ended. What is settled stays so, but that what failed was paid after all, and what was paid is refunded. */
export async function noteEnd(
  key: string,
  state: Exclude<AttemptState, 'beginning' | 'open'>,
  answer: string | null = null,
): Promise<void> {
  await askStore(
    `UPDATE payment_attempts SET state = $2, answer = $3, failure = NULL, settled_at = now()
     WHERE key = $1 AND (settled_at IS NULL
       OR (state, $2) IN (('failed', 'succeeded'), ('failed', 'refunded'), ('succeeded', 'refunded')))`,
    [key, state, answer],
  )
}

/** It is asked for again after so many seconds; a failure says why it could not be asked for now. */
export async function noteUnknown(key: string, seconds: number, failure: string | null): Promise<void> {
  await askStore(
    `UPDATE payment_attempts SET due_at = now() + make_interval(secs => $2), failure = $3
     WHERE key = $1 AND settled_at IS NULL`,
    [key, seconds, failure],
  )
}

/** The attempt that a payment of the service is, where its number is known. */
export async function findByPayment(
  paymentNumber: string,
): Promise<{ key: string; content: AttemptContent | null } | null> {
  const [row] = await askStore<Row>(`SELECT ${COLUMNS} FROM payment_attempts WHERE payment_hash = ANY ($1)`, [
    subjectHashes(paymentNumber),
  ])
  return row ? attemptOf(row) : null
}

/** Something happened to an order, or its owner has signed in: what is unknown is asked for now. */
export async function makeAttemptsDue(subject: string): Promise<void> {
  await askStore(`UPDATE payment_attempts SET due_at = now() WHERE subjects && $1 AND settled_at IS NULL`, [
    subjectHashes(subject),
  ])
}
