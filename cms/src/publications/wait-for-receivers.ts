import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import type { Database } from '../database/query'

const deliveries = z.array(z.object({ receiver: z.string(), delivered: z.boolean() }))

type Reached = z.infer<typeof deliveries>

const LOOK_AGAIN_MS = 250

/** Who has a publication, once all have or the time is up. */
export async function waitForReceivers(database: Database, id: string, patienceMs: number): Promise<Reached> {
  const until = Date.now() + patienceMs
  for (;;) {
    const reached = await reachedBy(database, id)
    if (reached.every(({ delivered }) => delivered) || Date.now() >= until) return reached
    await delay(LOOK_AGAIN_MS)
  }
}

async function reachedBy(database: Database, id: string): Promise<Reached> {
  const { rows } = await database.query(
    `SELECT receiver, delivered_at IS NOT NULL AS delivered FROM publications.delivery
     WHERE publication_id = $1 ORDER BY receiver`,
    [id],
  )
  return deliveries.parse(rows)
}
