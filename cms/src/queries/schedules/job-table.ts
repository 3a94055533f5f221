import type { ClientBase } from 'pg'

/**
 * Frees the jobs that a runner had begun when it was killed: the queue would leave them alone for ever.
 * Only for the holder of the runner's lock.
 */
export async function releaseAbandonedJobs(client: ClientBase): Promise<void> {
  await client.query('UPDATE payload_jobs SET processing = false WHERE processing AND completed_at IS NULL')
}

/**
 * Lets the queue try again what failed for the database's sake (a restart, a deadlock), up to five times: it gives
 * up at the first error. What somebody may not do, or what is not complete, stays refused.
 */
export async function retryForDatabase(client: ClientBase): Promise<void> {
  await client.query(
    `UPDATE payload_jobs SET has_error = false, processing = false, wait_until = now() + interval '1 second'
     WHERE has_error AND completed_at IS NULL AND total_tried < 5 AND error ->> 'message' ~
       '^Failed query|[Cc]onnection terminated|timeout exceeded when trying to connect|ECONN|cannot begin transaction'`,
  )
}

/** Whether the queue has a job that it would run now; asks the table what `payload.jobs.run` would ask it. */
export async function hasDueJob(client: ClientBase): Promise<boolean> {
  const { rowCount } = await client.query(
    `SELECT FROM payload_jobs WHERE completed_at IS NULL AND has_error IS NOT TRUE AND processing = false
       AND (wait_until IS NULL OR wait_until < now()) LIMIT 1`,
  )
  return rowCount === 1
}
