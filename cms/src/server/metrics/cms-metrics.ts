import {
  collectDefaultMetrics,
  Counter,
  Gauge,
  Histogram,
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
  const registers = [registry]
  collectDefaultMetrics({ register: registry })

  const requests = new QuickHistogram({
    name: 'carelane_cms_request_duration_seconds',
    help: 'Answered requests, from their headers to the last byte of the answer.',
    labels: ['kind', 'outcome'],
    buckets: REQUEST_SECONDS,
    registry,
  })
  const logIns = new Counter({
    name: 'carelane_cms_log_ins_total',
    help: 'Log-ins of editors with a password, by outcome.',
    labelNames: ['outcome'],
    registers,
  })
  for (const outcome of LOG_IN_OUTCOMES) logIns.inc({ outcome }, 0)
  const signOnFailures = new Counter({
    name: 'carelane_cms_sign_on_failures_total',
    help: 'Single sign-ons that failed, by what the editor was told.',
    labelNames: ['problem'],
    registers,
  })
  const publicationSeconds = new Histogram({
    name: 'carelane_cms_publication_delay_seconds',
    help: 'From a publication to the answer of the receiver that it shows it.',
    labelNames: ['receiver'],
    buckets: PUBLICATION_SECONDS,
    registers,
  })
  const publicationFailures = new Counter({
    name: 'carelane_cms_publication_failures_total',
    help: 'Publications that a receiver did not take; they are sent again.',
    labelNames: ['receiver'],
    registers,
  })

  const waiting = readAtScrape(() => readWaitingPublications(database), { ...DATABASE_TIMES, onFailure })
  const ofPublications = (name: string, help: string, field: 'count' | 'seconds') =>
    new Gauge({
      ...{ name, help, registers, labelNames: ['receiver'] },
      async collect() {
        this.reset()
        for (const row of (await waiting()) ?? []) this.set({ receiver: row.receiver }, row[field])
      },
    })
  ofPublications(
    'carelane_cms_publications_waiting',
    'Publications that a receiver does not have. Absent while the database is away.',
    'count',
  )
  ofPublications(
    'carelane_cms_publication_oldest_waiting_seconds',
    'Age of the oldest of them. Absent while the database is away.',
    'seconds',
  )

  const jobs = readAtScrape(() => countJobs(database), { ...DATABASE_TIMES, onFailure })
  new Gauge({
    name: 'carelane_cms_jobs',
    help: 'Planned publications, by state. Absent while the database is away.',
    labelNames: ['state'],
    registers,
    async collect() {
      this.reset()
      const counts = await jobs()
      if (!counts) return
      const { seconds: _, ...byState } = counts
      for (const [state, count] of Object.entries(byState)) this.set({ state }, count)
    },
  })
  new Gauge({
    name: 'carelane_cms_job_oldest_due_seconds',
    help: 'How long the job waits that is due for longest.',
    registers,
    async collect() {
      this.set((await jobs())?.seconds ?? 0)
    },
  })
  const queue = readAtScrape(() => readQueueLength(database), { ...DATABASE_TIMES, onFailure })
  new Gauge({
    name: 'carelane_cms_search_waiting',
    help: 'Documents that the search does not have as they are.',
    registers,
    async collect() {
      this.set((await queue()) ?? 0)
    },
  })
  new Gauge({
    name: 'carelane_cms_database_up',
    help: '1 if the database of the cms answers.',
    registers,
    async collect() {
      this.set((await jobs()) === null ? 0 : 1)
    },
  })

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
