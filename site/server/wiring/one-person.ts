import { askStore } from '@/platform/store/store'
import { openContent } from '@/platform/cipher'
import { subjectHashes } from '@/platform/keys'
import { contentOf, detailsOf } from '@/handing-in/sealed-about'

interface Stored {
  key: string
  kind: string
  country: string
  state: string
  answer: string | null
  receivedAt: Date
  settledAt: Date | null
}

interface Sealed {
  keyId: string
  sealed: Buffer
  detailsKeyId: string | null
  sealedDetails: Buffer | null
}

/**
 * @param subject order number, or phone as on the wire
 * @throws Error if a key is gone
 */
export async function exportSubmissions(
  subject: string,
): Promise<(Stored & { content: unknown; details: unknown })[]> {
  const rows = await askStore<Stored & Sealed>(
    `SELECT key, kind, country, state, answer, received_at AS "receivedAt", settled_at AS "settledAt",
       key_id AS "keyId", content AS sealed, details_key_id AS "detailsKeyId", details AS "sealedDetails"
     FROM submissions WHERE subjects && $1 ORDER BY received_at`,
    [subjectHashes(subject)],
  )
  return rows.map(({ keyId, sealed, detailsKeyId, sealedDetails, ...stored }) => ({
    ...stored,
    content: openContent({ keyId, content: sealed }, contentOf(stored.kind, stored.key)),
    details:
      detailsKeyId !== null && sealedDetails !== null
        ? openContent({ keyId: detailsKeyId, content: sealedDetails }, detailsOf(stored.kind, stored.key))
        : null,
  }))
}

export async function eraseSubmissions(subject: string): Promise<number> {
  const erased = await askStore('DELETE FROM submissions WHERE subjects && $1 RETURNING key', [
    subjectHashes(subject),
  ])
  return erased.length
}
