import { Pool } from 'pg'
import type { Logger } from 'pino'
import { isUnreachable } from '../../database/is-unreachable'
import { Alarm } from '../../publications/sender/alarm'
import { inTransaction } from '../../publications/sender/connection'
import { listen } from '../../publications/sender/listen'
import { dropNext, indexNext, queueNewWordings } from './queue'

const BATCH = 50
const POLL_MS = 5000
const AFTER_ERROR_MS = 1000
const WORDINGS_EVERY_MS = 60 * 60 * 1000

export interface SearchIndexer {
  stop(): Promise<void>
}

/** Polls too: a notification may be lost. All state is in the queue: it may be killed, and several may run at once. */
export function startSearchIndexer(connectionString: string, logger: Logger): SearchIndexer {
  const stopping = new AbortController()
  const { signal } = stopping
  const alarm = new Alarm()
  const ring = () => alarm.ring()
  signal.addEventListener('abort', ring)
  const pool = connect(connectionString, logger)
  const wordings = setInterval(() => void lookAtWordings(pool, logger).then(ring), WORDINGS_EVERY_MS)
  const working = Promise.all([
    listen(connectionString, ring, logger, signal),
    lookAtWordings(pool, logger).then(() => work(pool, alarm, logger, signal)),
  ])
  return {
    async stop() {
      if (signal.aborted) return
      stopping.abort()
      clearInterval(wordings)
      await working
      await pool.end()
    },
  }
}

function connect(connectionString: string, logger: Logger): Pool {
  const pool = new Pool({
    connectionString,
    application_name: 'search indexer',
    keepAlive: true,
    connectionTimeoutMillis: 5000,
    max: 2,
    // An indexer that hangs loses its lock.
    idle_in_transaction_session_timeout: 15_000,
  })
  pool.on('error', (error) => logger.warn({ error: error.message }, 'the search indexer lost a connection'))
  return pool
}

async function work(pool: Pool, alarm: Alarm, logger: Logger, signal: AbortSignal): Promise<void> {
  let most = BATCH
  while (!signal.aborted) {
    try {
      const done = await inTransaction(pool, (client) => indexNext(client, most))
      most = BATCH
      if (done === 0 && !signal.aborted) await alarm.wait(POLL_MS)
    } catch (error) {
      most = await afterFailure(pool, error, most, logger).catch((err: unknown) => {
        logger.error({ err }, 'what cannot be indexed could not be left out of the search either')
        return BATCH
      })
      if (!signal.aborted) await alarm.wait(AFTER_ERROR_MS)
    }
  }
}

/** One at a time, dropping the document that cannot be indexed. */
async function afterFailure(pool: Pool, error: unknown, most: number, logger: Logger): Promise<number> {
  logger.error({ err: error, most }, 'documents could not be indexed for the search')
  if (isUnreachable(error) || most > 1) return isUnreachable(error) ? BATCH : 1
  const dropped = await inTransaction(pool, dropNext)
  logger.error({ dropped }, 'this document is left out of the search until it is published again')
  return BATCH
}

async function lookAtWordings(pool: Pool, logger: Logger): Promise<void> {
  await inTransaction(pool, queueNewWordings).catch((error: unknown) =>
    logger.warn({ err: error }, 'policies whose wording has changed were not looked at'),
  )
}
