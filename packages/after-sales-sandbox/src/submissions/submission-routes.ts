import { Hono } from 'hono'
import type { Pool } from 'pg'

export function submissionRoutes(pool: Pool): Hono {
  return new Hono().get('/', async (context) => {
    const { rows } = await pool.query(
      `SELECT kind, request_key AS "requestKey", reference, content, taken_at AS "takenAt", arrivals
       FROM submissions WHERE kind = coalesce($1, kind) ORDER BY taken_at, request_key`,
      [context.req.query('kind')],
    )
    return context.json({ submissions: rows })
  })
}
