import type { ClientBase } from 'pg'
import { z } from 'zod'
import type { Database } from '../../database/query'

/** Payload never retries jobs of a killed runner. Needs the runner's lock. */
export async function releaseAbandonedJobs(client: ClientBase): Promise<void> {
  await client.query('UPDATE payload_jobs SET processing = false WHERE processing AND completed_at IS NULL')
}

/** Payload gives up at the first error, even of the database; these get five tries. */
export async function retryForDatabase(client: ClientBase): Promise<void> {
  await client.query(
    `UPDATE payload_jobs SET has_error = false, processing = false, wait_until = now() + interval '1 second'
     WHERE has_error AND completed_at IS NULL AND total_tried < 5 AND error ->> 'message' ~
       '^Failed query|[Cc]onnection terminated|timeout exceeded when trying to connect|ECONN|cannot begin transaction'`,
  )
}

/** Same condition as `payload.jobs.run`. */
export async function hasDueJob(client: ClientBase): Promise<boolean> {
  const { rowCount } = await client.query(
    `SELECT FROM payload_jobs WHERE completed_at IS NULL AND has_error IS NOT TRUE AND processing = false
       AND (wait_until IS NULL OR wait_until < now()) LIMIT 1`,
  )
  return rowCount === 1
}

const jobs = z.object({
  due: z.number().int(),
  planned: z.number().int(),
  running: z.number().int(),
  failed: z.number().int(),
  /** Of what is due for longest. */
  seconds: z.number(),
})

export type JobCounts = z.infer<typeof jobs>

/** Failed ones are not tried again. */
export async function countJobs(database: Database): Promise<JobCounts> {
  const { rows } = await database.query(
    `WITH open AS (
       SELECT *, coalesce(wait_until, created_at) AS due_at,
         has_error IS NOT TRUE AND processing = false AND (wait_until IS NULL OR wait_until < now()) AS is_due
       FROM payload_jobs WHERE completed_at IS NULL
     )
     SELECT count(*) FILTER (WHERE is_due)::int AS due,
       count(*) FILTER (WHERE has_error IS NOT TRUE AND processing = false AND NOT is_due)::int AS planned,
       count(*) FILTER (WHERE has_error IS NOT TRUE AND processing)::int AS running,
       count(*) FILTER (WHERE has_error)::int AS failed,
       coalesce(extract(epoch FROM now() - min(due_at) FILTER (WHERE is_due)), 0)::float8 AS seconds
     FROM open`,
  )
  return jobs.parse(rows[0])
}
