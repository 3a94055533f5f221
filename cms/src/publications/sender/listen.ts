import { ignoreFailure } from '@carelane/config/ignore-failure'
import { Client } from 'pg'
import type { Logger } from 'pino'
import { setTimeout as sleep } from 'node:timers/promises'
import { connectionSettings } from './connection'

const RECONNECT_MS = 1000

export async function listen(
  connectionString: string,
  onPublication: () => void,
  logger: Logger,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    try {
      await listenUntilLost(connectionString, onPublication, signal)
    } catch (error) {
      logger.warn({ error: String(error) }, 'not listening for publications; polling until connected again')
      await ignoreFailure(sleep(RECONNECT_MS, undefined, { signal }), 'aborted')
    }
  }
}

async function listenUntilLost(connectionString: string, onPublication: () => void, signal: AbortSignal) {
  const client = new Client(connectionSettings(connectionString))
  const lost = new Promise<never>((_, reject) => {
    client.on('error', reject)
    client.on('end', () => reject(new Error('the connection has ended')))
  })
  const stopped = new Promise<void>((resolve) =>
    signal.addEventListener('abort', () => resolve(), { once: true }),
  )
  client.on('notification', onPublication)
  try {
    await client.connect()
    await client.query('LISTEN publications')
    // Something may have been published before we listened.
    onPublication()
    await Promise.race([lost, stopped])
  } finally {
    void ignoreFailure(lost, 'closing')
    await ignoreFailure(client.end(), 'closing')
  }
}
