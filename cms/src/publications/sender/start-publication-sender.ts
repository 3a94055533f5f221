import { ignoreFailure } from '@carelane/config/ignore-failure'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { setTimeout as sleep } from 'node:timers/promises'
import { findUnwatchedTables } from '../watch-tables'
import { Alarm } from './alarm'
import { connectionPool, inTransaction } from './connection'
import { deliver } from './deliver'
import { isEdge } from './edge'
import { forgetOldPublications } from './forget-old-publications'
import { listen } from './listen'
import { registerReceivers } from './receivers'

const RETRY_MS = 1000
const FORGET_EVERY_MS = 60 * 60 * 1000

interface SenderOptions {
  connectionString: string
  receivers: readonly string[]
  secret: string
  logger: Logger
}

export interface PublicationSender {
  stop(): Promise<void>
}

/** All state is in the outbox: it may be killed, and several may run at once. */
export function startPublicationSender(options: SenderOptions): PublicationSender {
  const { connectionString, logger } = options
  const stopping = new AbortController()
  const { signal } = stopping
  const receivers = [...new Set(options.receivers)]
  const pool = connectionPool(connectionString, receivers.length + 1, logger)
  const queues = receivers.map((receiver) => ({ receiver, alarm: new Alarm() }))
  const ringEdges = () =>
    queues.filter(({ receiver }) => isEdge(receiver)).forEach(({ alarm }) => alarm.ring())
  const ringAll = () => queues.forEach(({ alarm }) => alarm.ring())
  signal.addEventListener('abort', ringAll)
  const working = prepare(pool, receivers, logger, signal).then(() =>
    Promise.all([
      listen(connectionString, ringAll, logger, signal),
      forgetRegularly(pool, logger, signal),
      ...queues.map((queue) =>
        deliver({ ...queue, pool, secret: options.secret, logger, signal, onTried: ringEdges }),
      ),
    ]),
  )
  return {
    async stop() {
      if (signal.aborted) return
      stopping.abort()
      await working
      await pool.end()
    },
  }
}

async function prepare(pool: Pool, receivers: readonly string[], logger: Logger, signal: AbortSignal) {
  while (!signal.aborted) {
    try {
      const unwatched = await inTransaction(pool, async (client) => {
        await registerReceivers(client, receivers)
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
