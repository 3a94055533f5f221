import { askStore } from '@/platform/store/store'
import { openOrNull, sealContent } from '@/platform/cipher'
import type { Settled } from './delivery'
import type { KindName } from './kinds'
import { contentOf, detailsOf } from './sealed-about'

export interface Claimed {
  key: string
  kind: KindName
  attempts: number
  /** From 1; grows when a refused form is handed in again. */
  revision: number
  /** Null if it cannot be decrypted. */
  content: unknown
}

/** Longer than any call takes: the process of an older claim is dead. */
export const LEASE_SECONDS = 60

export async function claim(kind: KindName, most: number): Promise<Claimed[]> {
  const rows = await askStore<Omit<Claimed, 'kind' | 'content'> & { keyId: string; content: Buffer }>(
    `UPDATE submissions SET state = 'delivering', attempts = attempts + 1,
       due_at = now() + make_interval(secs => $3)
     WHERE key IN (
       SELECT key FROM submissions WHERE kind = $1 AND settled_at IS NULL AND due_at <= now()
       ORDER BY due_at LIMIT $2 FOR UPDATE SKIP LOCKED
     )
     RETURNING key, attempts, revision, key_id AS "keyId", content`,
    [kind, most, LEASE_SECONDS],
  )
  return rows.map(({ keyId, content, ...row }) => ({
    ...row,
    kind,
    content: openOrNull({ keyId, content }, contentOf(kind, row.key)),
  }))
}

/** Does nothing if another process has claimed it since. */
export async function settle(
  { key, kind, revision }: Claimed,
  { state, answer, details = null }: Settled,
): Promise<void> {
  const sealed = details === null ? null : sealContent(details, detailsOf(kind, key))
  await askStore(
    `UPDATE submissions SET state = $3, answer = $4, details_key_id = $5, details = $6, failure = NULL,
       settled_at = now()
     WHERE key = $1 AND revision = $2 AND settled_at IS NULL`,
    [key, revision, state, answer, sealed?.keyId, sealed?.content],
  )
}

export async function postpone(
  { key, attempts, revision }: Claimed,
  seconds: number,
  failure: string,
): Promise<void> {
  await askStore(
    `UPDATE submissions SET state = 'waiting', due_at = now() + make_interval(secs => $4), failure = $5
     WHERE key = $1 AND attempts = $2 AND revision = $3 AND state = 'delivering'`,
    [key, attempts, revision, seconds, failure],
  )
}
