import { ignoreFailure } from '@carelane/config/ignore-failure'
import type { Payload } from 'payload'
import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import { ADVISORY_LOCKS } from '../database/advisory-locks'
import { checkLinks } from '../links/check-links'
import { isCheckDue } from '../links/dead-link-table'
import { deleteEmptyDrafts, hourly } from './empty-drafts'
import { hasDueJob, releaseAbandonedJobs, retryForDatabase } from '../queries/schedules/job-table'
import { runDueReleases } from '../releases/due-releases'
import { refusalAlert } from './refusal-alert'

const LOOK_MS = 1000
const STANDBY_MS = 3000

/** Frees the lock of a vanished machine within 25 s. */
const NOTICES_LOST_HOLDER = '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3'

export interface JobRunner {
  stop(): Promise<void>
}

/** One process at a time: two runners could take the same job. The advisory lock dies with its connection. */
export function startJobRunner(payload: Payload, connectionString: string): JobRunner {
  const stopping = new AbortController()
  const ended = run(payload, connectionString, stopping.signal)
  return {
    stop: () => {
      stopping.abort()
      return ended
    },
  }
}

async function run(payload: Payload, connectionString: string, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    const client = new Client({ connectionString, keepAlive: true, options: NOTICES_LOST_HOLDER })
    // Unhandled, this event would end the process; the next query rejects.
    client.on('error', () => undefined)
    try {
      await client.connect()
      await standBy(client, stopping)
      await work(payload, client, stopping)
    } catch (err) {
      payload.logger.warn({ err }, 'the job runner lost the database, and tries again')
    } finally {
      await ignoreFailure(client.end(), 'closing')
    }
    await pause(STANDBY_MS, stopping)
  }
}

async function standBy(client: Client, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    const { rows } = await client.query<{ locked: boolean }>('SELECT pg_try_advisory_lock($1) AS locked', [
      ADVISORY_LOCKS.jobRunner,
    ])
    if (rows[0]?.locked) return
    await pause(STANDBY_MS, stopping)
  }
}

async function work(payload: Payload, client: Client, stopping: AbortSignal): Promise<void> {
  if (stopping.aborted) return
  await releaseAbandonedJobs(client)
  const alertRefusals = refusalAlert(payload.logger)
  await alertRefusals(client)
  const isTimeToTidy = hourly()
  while (!stopping.aborted) {
    if (isTimeToTidy()) {
      await tidy(payload)
      // It reads everything, which must not delay publications.
      void checkLinksAtNight(payload)
    }
    await runDueReleases(payload)
    if (await hasDueJob(client)) {
      await payload.jobs.run({ limit: 20, sequential: true, silent: { info: true } })
      await retryForDatabase(client)
      await alertRefusals(client)
    } else await pause(LOOK_MS, stopping)
  }
}

/** A failure must not delay publications. */
async function tidy(payload: Payload): Promise<void> {
  try {
    const count = await deleteEmptyDrafts(payload)
    if (count > 0) payload.logger.info({ count }, 'drafts in which nobody wrote anything were deleted')
  } catch (err) {
    payload.logger.error({ err }, 'drafts in which nobody wrote anything could not be deleted')
  }
}

async function checkLinksAtNight(payload: Payload): Promise<void> {
  try {
    if (await isCheckDue(payload.db.pool)) await checkLinks(payload)
  } catch (err) {
    payload.logger.error({ err }, 'the links could not be checked')
  }
}

async function pause(milliseconds: number, stopping: AbortSignal): Promise<void> {
  await ignoreFailure(delay(milliseconds, undefined, { signal: stopping }), 'aborted')
}
