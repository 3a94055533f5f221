import { z } from 'zod'
import type { Database } from '../database/query'

const waiting = z.array(z.object({ receiver: z.string(), count: z.number().int(), seconds: z.number() }))

export type WaitingPublications = z.infer<typeof waiting>

/** By receiver, also those that have everything. `seconds`: since the oldest was published. */
export async function readWaitingPublications(database: Database): Promise<WaitingPublications> {
  const { rows } = await database.query(
    `SELECT r.address AS receiver, count(p.id)::int AS count,
       coalesce(extract(epoch FROM now() - min(p.created_at)), 0)::float8 AS seconds
     FROM publications.receiver r
     LEFT JOIN publications.delivery d ON d.receiver = r.address AND d.delivered_at IS NULL
     LEFT JOIN publications.publication p ON p.id = d.publication_id
     GROUP BY r.address`,
  )
  return waiting.parse(rows)
}
