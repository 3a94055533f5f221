import { z } from 'zod'
import type { Database } from '../../database/query'

const counted = z.object({ count: z.number().int() })

/** Documents that the search does not have as they are. */
export async function readQueueLength(database: Database): Promise<number> {
  const { rows } = await database.query('SELECT count(*)::int AS count FROM search.queue')
  return counted.parse(rows[0]).count
}
