import { askStore } from '@/platform/store/store'
import { openOrNull } from '@/platform/cipher'
import { subjectHashes } from '@/platform/keys'
import { KIND_NAMES, type KindName } from './kinds'
import type { Submission } from './ledger'
import { contentOf, detailsOf } from './sealed-about'

export interface OwnSubmission extends Submission {
  kind: KindName
  content: unknown
  receivedAt: Date
  failure: string | null
}

interface Sealed {
  keyId: string
  sealed: Buffer
  detailsKeyId: string | null
  sealedDetails: Buffer | null
}

/** Without opening what was handed in. @param subject proved to be the person's */
export async function daysOfSubmissions(subject: string): Promise<{ kind: KindName; receivedAt: Date }[]> {
  return askStore(
    `SELECT kind, received_at AS "receivedAt" FROM submissions
     WHERE subjects && $1 AND kind = ANY($2) ORDER BY received_at DESC, key`,
    [subjectHashes(subject), KIND_NAMES],
  )
}

/** @param subject proved to be the person's */
export async function submissionsOf(subject: string, kinds: readonly KindName[]): Promise<OwnSubmission[]> {
  const rows = await askStore<Omit<OwnSubmission, 'content' | 'details'> & Sealed>(
    `SELECT key, kind, state, answer, failure, received_at AS "receivedAt", key_id AS "keyId",
       content AS sealed, details_key_id AS "detailsKeyId", details AS "sealedDetails"
     FROM submissions WHERE subjects && $1 AND kind = ANY($2) ORDER BY received_at DESC, key`,
    [subjectHashes(subject), kinds],
  )
  return rows.map(({ keyId, sealed, detailsKeyId, sealedDetails, ...own }) => ({
    ...own,
    content: openOrNull({ keyId, content: sealed }, contentOf(own.kind, own.key)),
    details: openOrNull({ keyId: detailsKeyId, content: sealedDetails }, detailsOf(own.kind, own.key)),
  }))
}
