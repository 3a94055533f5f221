import { EnvironmentError } from '@carelane/config'
import { inspect } from 'node:util'
import type { Tracing, TracingSettings } from '@carelane/tracing/start'
import type { Payload } from 'payload'
import { pino } from 'pino'
import { startJobRunner } from '../jobs/job-runner'
import { startDigests } from './start-digests'
import { startLearningIntents } from './start-learning-intents'
import { startMetrics } from './metrics/start-metrics'
import { startTidyingLogIns } from './start-tidying-log-ins'
import { startPublicationSender } from '../publications/sender/start-publication-sender'
import { startSearchIndexer } from '../search/index/start-search-indexer'
import { readServerSettings, type ServerSettings } from '../settings'
import { nameRequests } from './name-requests'
import { stopOnSignal } from './stop-on-signal'

export async function start(): Promise<void> {
  try {
    const settings = readServerSettings()
    const payload = await connect()
    const tracing = settings.tracing ? [await trace(payload, settings.tracing)] : []
    nameRequests(
      settings.clients.isTrustedProxy,
      pino({ name: 'cms', level: settings.logLevel }),
      tracing.length > 0,
    )
    payload.db.pool.on('error', (err) => payload.logger.warn({ err }, 'lost a connection to the database'))
    const metrics = settings.metrics ? [await startMetrics(payload, settings.metrics)] : []
    stopOnSignal([...startServices(payload, settings), ...metrics, ...tracing])
  } catch (error) {
    process.stderr.write(`${error instanceof EnvironmentError ? error.message : inspect(error)}\n`)
    process.exit(1)
  }
}

function startServices(payload: Payload, settings: ServerSettings) {
  const { connectionString, receivers, edgeTokens, publicationSecret: secret, logLevel: level } = settings
  const sitesRegister = settings.registration !== undefined
  const logger = pino({ name: 'publications', level })
  return [
    startJobRunner(payload, connectionString),
    startPublicationSender({ connectionString, receivers, sitesRegister, edgeTokens, secret, logger }),
    startTidyingLogIns(payload),
    startLearningIntents(payload),
    ...(settings.mail ? [startDigests(payload, settings.mail, settings.clients.origin)] : []),
    startSearchIndexer(connectionString, pino({ name: 'search', level })),
  ]
}

/** Loaded only where there is a collector. */
async function trace({ logger }: Payload, settings: TracingSettings): Promise<Tracing> {
  const { startTracing } = await import('@carelane/tracing/start')
  return startTracing('carelane-cms', settings, (err) => logger.warn({ err }, 'traces could not be sent'))
}

// The configuration reads the environment on import.
async function connect(): Promise<Payload> {
  const [{ getPayload }, { default: config }] = await Promise.all([
    import('payload'),
    import('../payload.config'),
  ])
  return getPayload({ config })
}
