import {
  collectDefaultMetrics,
  declareMetrics,
  observeRequest,
  QuickHistogram,
  readAtScrape,
  Registry,
} from '@carelane/metrics'
import type { BreakerState } from '@carelane/after-sales'
import { ACTIONS } from '@/abuse/actions'
import type { LesserForm, Watcher } from '@/platform/watcher'
import { CHANNELS } from '@/features/repair-status/word/channels'
import { unlessStoreFails } from '@/platform/store/unless-store-fails'
import { ASSUMPTIONS, fallbackCounts } from '../next-internals/assumptions'
import type { OnRequest } from '../site-handler'
import type { SiteParts } from '../site-parts'
import { BACKLOG_STATES, readBacklog } from '../wiring/backlog'
import type { DelivererTold } from './deliverer-tells'

const REQUEST_SECONDS = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]
const RENDER_SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15]
const CALL_SECONDS = [0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

const CALL_LABELS = ['call', 'outcome']

const BACKLOG_TIMES = { keptMs: 10_000, deadlineMs: 1000 }

const STATES: Record<BreakerState, number> = { closed: 0, 'half-open': 1, open: 2 }

const LESSER_FORMS: readonly LesserForm[] = [
  'limits-counted-alone',
  'page-data-not-shared',
  'picture-unchecked',
  'redirects-outdated',
]

type Process = 'server' | 'deliverer'

export interface SiteMetrics {
  registry: Registry
  watcher: Watcher
  onRequest: OnRequest
  onDelivererTold: (told: DelivererTold) => void
  onDelivererEnded: () => void
}

type Counted = Pick<SiteParts, 'cache' | 'store' | 'admission' | 'log'>

/** All that the site exposes, each described in docs/production/metrics.md. */
export function createSiteMetrics({ cache, store, admission, log }: Counted): SiteMetrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const declare = declareMetrics(registry)

  const requests = new QuickHistogram({
    name: 'carelane_site_request_duration_seconds',
    help: 'Answered requests, from their headers to the last byte of the answer.',
    labels: ['kind', 'outcome'],
    buckets: REQUEST_SECONDS,
    registry,
  })

  declare.readCounter(
    'carelane_site_page_cache_answers_total',
    'Answers to pages that may be kept, by where they came from.',
    'state',
    () => {
      const { fresh, stale, rendered, bypass, failures } = cache.counts
      return { fresh, stale, rendered, bypass, failed: failures }
    },
  )
  declare.readCounter(
    'carelane_site_page_cache_misses_total',
    'Pages that their visitors had to wait for, by reason.',
    'reason',
    () => cache.misses,
  )
  declare.readCounterAlone(
    'carelane_site_page_cache_purges_total',
    'Publications that made pages stale.',
    () => cache.counts.purges,
  )
  declare.readGauge('carelane_site_page_cache_pages', 'Pages in the cache.', 'kind', () => ({
    page: store.size.pages,
    'not-found': store.size.notFound,
  }))
  declare.readGaugeAlone(
    'carelane_site_page_cache_bytes',
    'Bytes of the pages in the cache.',
    () => store.size.bytes,
  )
  const pageWork = declare.histogram(
    'carelane_site_page_work_seconds',
    'Time to render a page, and to build what is kept of it.',
    'step',
    RENDER_SECONDS,
  )

  const afterSalesCalls = declare.counter(
    'carelane_site_after_sales_calls_total',
    'Calls of the after-sales API, with their repetitions.',
    ...CALL_LABELS,
  )
  const afterSalesSeconds = declare.histogram(
    'carelane_site_after_sales_call_seconds',
    'Time of calls of the after-sales API, with their repetitions.',
    'call',
    CALL_SECONDS,
  )
  const providerCalls = declare.counter(
    'carelane_site_provider_calls_total',
    'Calls of the account provider.',
    ...CALL_LABELS,
  )
  const mainApiCalls = declare.counter(
    'carelane_site_main_api_calls_total',
    'Calls of the Main API of the cms.',
    ...CALL_LABELS,
  )
  const mainApiSeconds = declare.histogram(
    'carelane_site_main_api_call_seconds',
    'Time of calls of the Main API of the cms.',
    'call',
    CALL_SECONDS,
  )
  const breakers = declare.gauge(
    'carelane_site_breaker_state',
    'Breakers before what the site calls: 0 closed, 1 trying, 2 open. Absent until one opens.',
    'upstream',
    'process',
  )
  const opened = new Set<string>()

  const refusedLimits = declare.counter(
    'carelane_site_limits_refused_total',
    'Uses that a limit against abuse refused or made costly.',
    'action',
  )
  for (const action of Object.keys(ACTIONS)) refusedLimits.inc({ action }, 0)
  declare.readCounter(
    'carelane_site_work_refused_total',
    'Requests for which too many waited.',
    'work',
    () => {
      const { renders, calls, pictures } = admission.counts
      return { renders, calls, pictures }
    },
  )
  declare.readCounterAlone(
    'carelane_site_connections_dropped_total',
    'Connections that others had to make room for.',
    () => admission.counts.connections,
  )
  declare.readGaugeAlone(
    'carelane_site_connections_open',
    'Open connections of visitors and proxies.',
    () => admission.connections.open,
  )
  const { small, large } = admission.formBodies
  declare.readGauge(
    'carelane_site_form_memory_bytes',
    'Memory held by forms that arrive or are answered.',
    'size',
    () => ({ small: small.held, large: large.held }),
  )
  declare.readCounter(
    'carelane_site_forms_refused_total',
    'Forms that did not fit into that memory.',
    'size',
    () => ({ small: small.refused, large: large.refused }),
  )

  declare.readCounter(
    'carelane_site_next_fallbacks_total',
    'Pages in a lesser form because an assumption about Next did not hold.',
    'assumption',
    () => ({ ...zeros(ASSUMPTIONS), ...fallbackCounts() }),
  )
  const fallbacks = declare.counter(
    'carelane_site_fallbacks_total',
    'How often something was served in a lesser form because what it needs was away.',
    'to',
  )
  for (const to of LESSER_FORMS) fallbacks.inc({ to }, 0)

  const storeFailures = declare.counter(
    'carelane_site_store_failures_total',
    'Questions that the database of the site did not answer.',
    'process',
  )
  for (const process of ['server', 'deliverer']) storeFailures.inc({ process }, 0)
  const words = declare.counter(
    'carelane_site_words_total',
    'Messages about repairs, to those who asked for them, by how sending them went.',
    'channel',
    'outcome',
  )
  for (const channel of CHANNELS)
    for (const outcome of ['sent', 'gone', 'failed']) words.inc({ channel, outcome }, 0)
  const delivererEnds = declare.counter(
    'carelane_site_deliverer_ends_total',
    'How often the process that delivers submissions ended without being told to.',
  )

  const backlog = readAtScrape(
    async () => {
      const read = await unlessStoreFails(readBacklog())
      return read.ok ? read.value : null
    },
    { ...BACKLOG_TIMES, onFailure: (error) => log.error({ err: error }, 'submissions could not be counted') },
  )
  declare.readGaugeAlone('carelane_site_store_up', '1 if the database of the site answers.', async () =>
    (await backlog()) === null ? 0 : 1,
  )
  const ofBacklog = async (field: 'count' | 'seconds') => {
    const rows = await backlog()
    return (
      rows && { ...zeros(BACKLOG_STATES), ...Object.fromEntries(rows.map((row) => [row.state, row[field]])) }
    )
  }
  declare.readGauge(
    'carelane_site_submissions',
    'Submissions in the database that the service does not have. Absent while the database is away.',
    'state',
    () => ofBacklog('count'),
  )
  declare.readGauge(
    'carelane_site_submission_oldest_seconds',
    'Age of the oldest of them. Absent while the database is away.',
    'state',
    () => ofBacklog('seconds'),
  )

  const breakerChanged = (process: Process, upstream: string, state: BreakerState) => {
    if (process === 'deliverer') opened.add(upstream)
    breakers.set({ upstream, process }, STATES[state])
  }
  const watcher: Watcher = {
    afterSalesCalled: ({ call, outcome, seconds }) => {
      afterSalesCalls.inc({ call, outcome })
      afterSalesSeconds.observe({ call }, seconds)
    },
    providerCalled: ({ call, outcome }) => providerCalls.inc({ call, outcome }),
    mainApiCalled: ({ call, outcome, seconds }) => {
      mainApiCalls.inc({ call, outcome })
      mainApiSeconds.observe({ call }, seconds)
    },
    breakerChanged: (upstream, state) => breakerChanged('server', upstream, state),
    pageWorked: (step, seconds) => pageWork.observe({ step }, seconds),
    limitRefused: (action) => refusedLimits.inc({ action }),
    storeFailed: () => storeFailures.inc({ process: 'server' }),
    wordSent: (channel, outcome) => words.inc({ channel, outcome }),
    fellBack: (to) => fallbacks.inc({ to }),
  }
  return {
    registry,
    watcher,
    onRequest: (kind, response, begun) => observeRequest(requests, kind, response, begun),
    onDelivererTold: (one) => {
      switch (one.told) {
        case 'after-sales-called':
          return watcher.afterSalesCalled(one.ended)
        case 'provider-called':
          return watcher.providerCalled(one.ended)
        case 'breaker-changed':
          return breakerChanged('deliverer', one.upstream, one.state)
        case 'store-failed':
          return storeFailures.inc({ process: 'deliverer' })
        case 'word-sent':
          return watcher.wordSent(one.channel, one.outcome)
      }
    },
    onDelivererEnded: () => {
      delivererEnds.inc()
      // The next one's are closed.
      for (const upstream of opened) breakers.set({ upstream, process: 'deliverer' }, STATES.closed)
    },
  }
}

function zeros(names: readonly string[]): Record<string, number> {
  return Object.fromEntries(names.map((name) => [name, 0]))
}
