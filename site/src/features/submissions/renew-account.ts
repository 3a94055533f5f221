import { z } from 'zod'
import { askStore } from '@/platform/store/store'
import { account, type Account } from '../sign-in/account-schema'
import { openOrNull, sealContent, type SealedContent } from './cipher'
import { subjectHashes } from './keys'
import { contentOf } from './sealed-about'

/** Of a submission that its person had to be signed in for. */
const signedContent = z.looseObject({ account })

type Row = SealedContent & { key: string; kind: string; revision: number }

/**
 * Gives what a person handed in and still waits the token of their new sign-in, since the service takes nothing under
 * one that is over; and makes it due.
 */
export async function renewAccount(renewed: Account): Promise<void> {
  const rows = await askStore<Row>(
    `SELECT key, kind, revision, key_id AS "keyId", content FROM submissions
     WHERE subjects && $1 AND settled_at IS NULL`,
    [subjectHashes(renewed.phone)],
  )
  for (const { key, kind, revision, ...sealed } of rows) {
    const read = signedContent.safeParse(openOrNull(sealed, contentOf(kind, key)))
    if (!read.success || read.data.account.phone !== renewed.phone) continue
    const anew = sealContent({ ...read.data, account: renewed }, contentOf(kind, key))
    // Whoever is delivering it goes on: what they fail at is due again soon, with this content.
    await askStore(
      `UPDATE submissions SET key_id = $3, content = $4, failure = NULL,
         due_at = CASE state WHEN 'waiting' THEN now() ELSE due_at END
       WHERE key = $1 AND revision = $2 AND settled_at IS NULL`,
      [key, revision, anew.keyId, anew.content],
    )
  }
}
