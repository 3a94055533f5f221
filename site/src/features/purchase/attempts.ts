import type { CountryCode } from '@carelane/countries'
import { claim, postpone, raw, settle, sql } from '@carelane/outbox'
import { askOutbox, askStore } from '@/platform/store/store'
import { PAYMENT_ATTEMPTS } from '@/handing-in/outboxes'
import { openOrNull, sealContent } from '@/platform/cipher'
import { subjectHash, subjectHashes } from '@/platform/keys'
import { attemptContent, paymentPage, type AttemptContent, type PaymentPage } from './contents'

/** `beginning`: perhaps unknown to the service. `open`: has a payment page. `refused`: never had one. */
export type AttemptState = 'beginning' | 'open' | 'succeeded' | 'failed' | 'refunded' | 'refused'

export interface Attempt {
  key: string
  state: AttemptState
  answer: string | null
  /** Null if it cannot be decrypted. */
  content: AttemptContent | null
  page: PaymentPage | null
  asked: number
  failure: string | null
}

/** Seconds, longer than any call: then the claiming process is dead. */
const LEASE_SECONDS = 30

const CONTENT = (key: string) => `payment ${key}`
const PAGE = (key: string) => `payment ${key} page`

/** Bound to the owner: nobody can block another's order. */
const orderOf = (owner: string, orderNumber: string) => `${owner} ${orderNumber}`

/** False if the key is known, or the order paid or being paid. */
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

export async function findAttempt(owner: string, orderNumber: string): Promise<Attempt | null> {
  const [row] = await askStore<Row>(
    `SELECT ${COLUMNS} FROM payment_attempts
     WHERE order_hash = ANY ($1)
     ORDER BY settled_at IS NULL DESC, state = 'succeeded' DESC, begun_at DESC LIMIT 1`,
    [subjectHashes(orderOf(owner, orderNumber))],
  )
  return row ? attemptOf(row) : null
}

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

export async function readAttempts(subject: string): Promise<Attempt[]> {
  const rows = await askStore<Row>(
    `SELECT ${COLUMNS} FROM payment_attempts WHERE subjects && $1 ORDER BY begun_at DESC`,
    [subjectHashes(subject)],
  )
  return rows.map(attemptOf)
}

export async function claimAttempts(most: number): Promise<Attempt[]> {
  const rows = await askOutbox<Row>(
    claim(PAYMENT_ATTEMPTS, {
      set: sql`asked = asked + 1`,
      most,
      leaseSeconds: LEASE_SECONDS,
      returning: raw(COLUMNS),
    }),
  )
  return rows.map(attemptOf)
}

export async function noteOpen(key: string, page: PaymentPage, seconds: number): Promise<void> {
  const sealed = sealContent(page, PAGE(key))
  await askOutbox(
    postpone(PAYMENT_ATTEMPTS, [{ key, seconds }], {
      where: sql`state = 'beginning'`,
      set: sql`state = 'open', payment_hash = ${subjectHash(page.paymentNumber)}, failure = NULL,
        page_key_id = ${sealed.keyId}, page = ${sealed.content}`,
    }),
  )
}

/** Only from failed to succeeded, or from succeeded to refunded. */
export async function noteEnd(
  key: string,
  state: Exclude<AttemptState, 'beginning' | 'open'>,
  answer: string | null = null,
): Promise<void> {
  await askOutbox(
    settle(PAYMENT_ATTEMPTS, [key], {
      set: sql`state = ${state}, answer = ${answer}, failure = NULL`,
      corrects: sql`(state, ${state}) IN (('failed', 'succeeded'), ('failed', 'refunded'), ('succeeded', 'refunded'))`,
    }),
  )
}

export async function noteUnknown(key: string, seconds: number, failure: string | null): Promise<void> {
  await askOutbox(postpone(PAYMENT_ATTEMPTS, [{ key, seconds }], { set: sql`failure = ${failure}` }))
}

export async function findByPayment(
  paymentNumber: string,
): Promise<{ key: string; content: AttemptContent | null } | null> {
  const [row] = await askStore<Row>(`SELECT ${COLUMNS} FROM payment_attempts WHERE payment_hash = ANY ($1)`, [
    subjectHashes(paymentNumber),
  ])
  return row ? attemptOf(row) : null
}
