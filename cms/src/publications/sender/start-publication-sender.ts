import { REGISTERED } from '@carelane/config'
import { ignoreFailure } from '@carelane/config/ignore-failure'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { setTimeout as sleep } from 'node:timers/promises'
import { forgetLapsedSites } from '../registered-sites/register-site'
import { findUnwatchedTables } from '../watch-tables'
import { Alarm } from './alarm'
import { connectionPool, inTransaction } from './connection'
import { deliver } from './deliver'
import type { EdgeTokens } from './edges/edge-driver'
import { forgetOldPublications } from './forget-old-publications'
import { listen } from './listen'
import { Queues } from './queues'
import { readReceivers, registerReceivers } from './receivers'

const RETRY_MS = 1000
const LOOK_FOR_RECEIVERS_MS = 5000
const FORGET_EVERY_MS = 60 * 60 * 1000

/** For sites that register; more of them share these connections. */
const REGISTERED_CONNECTIONS = 16

interface SenderOptions {
  connectionString: string
  receivers: readonly string[]
  /** Besides, to those of the database. */
  sitesRegister: boolean
  secret: string
  edgeTokens: EdgeTokens
  logger: Logger
}

export interface PublicationSender {
  stop(): Promise<void>
}

/** All state is in the outbox: it may be killed, and several may run at once. */
export function startPublicationSender(options: SenderOptions): PublicationSender {
  const { connectionString, sitesRegister, secret, edgeTokens, logger } = options
  const stopping = new AbortController()
  const { signal } = stopping
  const named = [...new Set(options.receivers)]
  const connections = named.length + 1 + (sitesRegister ? REGISTERED_CONNECTIONS : 0)
  const pool = connectionPool(connectionString, connections, logger)
  const changed = new Alarm()
  const queues: Queues = new Queues((receiver, alarm, leaving) =>
    deliver({
      ...{ pool, receiver, secret, edgeTokens, logger, alarm, signal: leaving },
      label: named.includes(receiver) ? receiver : REGISTERED,
      onTried: () => queues.ringEdges(),
    }),
  )
  const onPublication = () => {
    queues.ringAll()
    changed.ring()
  }
  signal.addEventListener('abort', () => changed.ring())
  const working = prepare(pool, { receivers: named, sitesRegister }, logger, signal).then(async () => {
    if (!signal.aborted) queues.serve(named)
    await Promise.all([
      listen(connectionString, onPublication, logger, signal),
      forgetRegularly(pool, logger, signal),
      sitesRegister && followRegistered(pool, queues, changed, logger, signal),
    ])
    await queues.end()
  })
  return {
    async stop() {
      if (signal.aborted) return
      stopping.abort()
      await working
      await pool.end()
    },
  }
}

async function followRegistered(
  pool: Pool,
  queues: Queues,
  changed: Alarm,
  logger: Logger,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    try {
      await forgetLapsedSites(pool)
      const receivers = await readReceivers(pool)
      if (!signal.aborted) queues.serve(receivers)
      await changed.wait(LOOK_FOR_RECEIVERS_MS)
    } catch (error) {
      logger.warn({ err: error }, 'the registered sites could not be read')
      await pause(RETRY_MS, signal)
    }
  }
}

async function prepare(
  pool: Pool,
  { receivers, sitesRegister }: Pick<SenderOptions, 'receivers' | 'sitesRegister'>,
  logger: Logger,
  signal: AbortSignal,
) {
  while (!signal.aborted) {
    try {
      const unwatched = await inTransaction(pool, async (client) => {
        await registerReceivers(client, receivers, sitesRegister)
        return findUnwatchedTables(client)
      })
      if (unwatched.length > 0)
        logger.error({ unwatched }, 'changes of these tables are not published: migrate')
      return
    } catch (error) {
      logger.error({ err: error }, 'publications wait for the database')
      await pause(RETRY_MS, signal)
    }
  }
}

async function forgetRegularly(pool: Pool, logger: Logger, signal: AbortSignal) {
  while (!signal.aborted) {
    await forgetOldPublications(pool).catch((error: unknown) =>
      logger.warn({ err: error }, 'old publications were not removed'),
    )
    await pause(FORGET_EVERY_MS, signal)
  }
}

async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await ignoreFailure(sleep(milliseconds, undefined, { signal }), 'aborted')
}
