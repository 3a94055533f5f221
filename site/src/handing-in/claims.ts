import { claim as claimRows, postpone as postponeRows, settle as settleRows, sql } from '@carelane/outbox'
import { askOutbox } from '@/platform/store/store'
import { openOrNull, sealContent } from '@/platform/cipher'
import type { Settled } from './delivery'
import type { KindName } from './kinds'
import { SUBMISSIONS } from './outboxes'
import { contentOf, detailsOf } from './sealed-about'

export interface Claimed {
  key: string
  kind: KindName
  attempts: number
  /** From 1; grows when a refused form returns. */
  revision: number
  /** Null if it cannot be decrypted. */
  content: unknown
}

/** Longer than any call: then the claiming process is dead. */
export const LEASE_SECONDS = 60

export async function claim(kind: KindName, most: number): Promise<Claimed[]> {
  const rows = await askOutbox<Omit<Claimed, 'kind' | 'content'> & { keyId: string; content: Buffer }>(
    claimRows(SUBMISSIONS, {
      where: sql`kind = ${kind}`,
      set: sql`state = 'delivering', attempts = attempts + 1`,
      most,
      leaseSeconds: LEASE_SECONDS,
      returning: sql`key, attempts, revision, key_id AS "keyId", content`,
    }),
  )
  return rows.map(({ keyId, content, ...row }) => ({
    ...row,
    kind,
    content: openOrNull({ keyId, content }, contentOf(kind, row.key)),
  }))
}

/** Unless claimed by another process since. */
export async function settle(
  { key, kind, revision }: Claimed,
  { state, answer, details = null }: Settled,
): Promise<void> {
  const sealed = details === null ? null : sealContent(details, detailsOf(kind, key))
  await askOutbox(
    settleRows(SUBMISSIONS, [key], {
      where: sql`revision = ${revision}`,
      set: sql`state = ${state}, answer = ${answer}, failure = NULL,
        details_key_id = ${sealed?.keyId}, details = ${sealed?.content}`,
    }),
  )
}

export async function postpone(
  { key, attempts, revision }: Claimed,
  seconds: number,
  failure: string,
): Promise<void> {
  await askOutbox(
    postponeRows(SUBMISSIONS, [{ key, seconds }], {
      where: sql`attempts = ${attempts} AND revision = ${revision} AND state = 'delivering'`,
      set: sql`state = 'waiting', failure = ${failure}`,
    }),
  )
}
