import type { ContentKind } from '@carelane/main-api'
import { z } from 'zod'
import type { Database } from '../database/query'

const lastPublication = z.object({
  id: z.uuid(),
  publishedAt: z.date(),
  receivers: z.array(
    z.object({
      receiver: z.string(),
      deliveredAt: z.coerce.date().nullable(),
      attempts: z.number().int(),
      nextAttemptAt: z.coerce.date(),
      lastError: z.string().nullable(),
    }),
  ),
})

/** Null also if removed after all receivers had confirmed it. */
export async function readLastPublication(
  database: Database,
  kind: ContentKind,
  documentId: number,
): Promise<z.infer<typeof lastPublication> | null> {
  const { rows } = await database.query(
    `SELECT p.id, p.created_at AS "publishedAt", coalesce((
      SELECT jsonb_agg(jsonb_build_object('receiver', d.receiver, 'deliveredAt', d.delivered_at,
        'attempts', d.attempts, 'nextAttemptAt', d.next_attempt_at, 'lastError', d.last_error) ORDER BY d.receiver)
      FROM publications.delivery d WHERE d.publication_id = p.id
    ), '[]') AS receivers
    FROM publications.publication p WHERE p.collection = $1 AND p.document_id = $2
    ORDER BY p.created_at DESC LIMIT 1`,
    [kind, documentId],
  )
  return rows.length === 0 ? null : lastPublication.parse(rows[0])
}
