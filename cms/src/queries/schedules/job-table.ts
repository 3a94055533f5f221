import type { ClientBase } from 'pg'

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
