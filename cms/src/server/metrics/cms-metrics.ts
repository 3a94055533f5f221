import {
  collectDefaultMetrics,
  declareMetrics,
  QuickHistogram,
  readAtScrape,
  Registry,
} from '@carelane/metrics'
import type { Database } from '../../database/query'
import type { LogInOutcome, Watcher } from '../../metrics/watcher'
import { readWaitingPublications } from '../../publications/waiting-publications'
import { countJobs } from '../../queries/schedules/job-table'
import { readQueueLength } from '../../search/index/queue-length'

const REQUEST_SECONDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]
const PUBLICATION_SECONDS = [0.1, 0.2, 0.4, 0.8, 1.5, 3, 6, 15, 60, 300, 1800]

const DATABASE_TIMES = { keptMs: 10_000, deadlineMs: 1000 }

const LOG_IN_OUTCOMES: readonly LogInOutcome[] = [
  'ok',
  'refused',
  'code-needed',
  'throttled',
  'busy',
  'failed',
]

export interface CmsMetrics {
  registry: Registry
  requests: QuickHistogram
  watcher: Watcher
}

/** All that the cms exposes, each described in docs/production/metrics.md. */
export function createCmsMetrics(database: Database, onFailure: (error: unknown) => void): CmsMetrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const declare = declareMetrics(registry)
  const fromDatabase = <Value>(read: () => Promise<Value>) =>
    readAtScrape(read, { ...DATABASE_TIMES, onFailure })

  const requests = new QuickHistogram({
    name: 'carelane_cms_request_duration_seconds',
    help: 'Answered requests, from their headers to the last byte of the answer.',
    labels: ['kind', 'outcome'],
    buckets: REQUEST_SECONDS,
    registry,
  })
  const logIns = declare.counter(
    'carelane_cms_log_ins_total',
    'Log-ins of editors with a password, by outcome.',
    'outcome',
  )
  for (const outcome of LOG_IN_OUTCOMES) logIns.inc({ outcome }, 0)
  const signOnFailures = declare.counter(
    'carelane_cms_sign_on_failures_total',
    'Single sign-ons that failed, by what the editor was told.',
    'problem',
  )
  const publicationSeconds = declare.histogram(
    'carelane_cms_publication_delay_seconds',
    'From a publication to the answer of the receiver that it shows it.',
    'receiver',
    PUBLICATION_SECONDS,
  )
  const publicationFailures = declare.counter(
    'carelane_cms_publication_failures_total',
    'Publications that a receiver did not take; they are sent again.',
    'receiver',
  )

  const waiting = fromDatabase(() => readWaitingPublications(database))
  const ofPublications = async (field: 'count' | 'seconds') => {
    const rows = await waiting()
    return rows && Object.fromEntries(rows.map((row) => [row.receiver, row[field]]))
  }
  declare.readGauge(
    'carelane_cms_publications_waiting',
    'Publications that a receiver does not have. Absent while the database is away.',
    'receiver',
    () => ofPublications('count'),
  )
  declare.readGauge(
    'carelane_cms_publication_oldest_waiting_seconds',
    'Age of the oldest of them. Absent while the database is away.',
    'receiver',
    () => ofPublications('seconds'),
  )

  const jobs = fromDatabase(() => countJobs(database))
  declare.readGauge(
    'carelane_cms_jobs',
    'Planned publications, by state. Absent while the database is away.',
    'state',
    async () => {
      const counts = await jobs()
      if (!counts) return null
      const { seconds: _, ...byState } = counts
      return byState
    },
  )
  declare.readGaugeAlone(
    'carelane_cms_job_oldest_due_seconds',
    'How long the job waits that is due for longest.',
    async () => (await jobs())?.seconds ?? 0,
  )
  const queue = fromDatabase(() => readQueueLength(database))
  declare.readGaugeAlone(
    'carelane_cms_search_waiting',
    'Documents that the search does not have as they are.',
    async () => (await queue()) ?? 0,
  )
  declare.readGaugeAlone('carelane_cms_database_up', '1 if the database of the cms answers.', async () =>
    (await jobs()) === null ? 0 : 1,
  )

  return {
    registry,
    requests,
    watcher: {
      logInEnded: (outcome) => logIns.inc({ outcome }),
      signOnFailed: (problem) => signOnFailures.inc({ problem }),
      publicationDelivered: (receiver, seconds) => publicationSeconds.observe({ receiver }, seconds),
      publicationFailed: (receiver) => publicationFailures.inc({ receiver }),
    },
  }
}
