import { EnvironmentError } from '@carelane/config'
import type { Payload } from 'payload'
import { startJobRunner } from '../jobs/job-runner'
import { readSettings, type Settings } from '../settings'
import { stopOnSignal } from './stop-on-signal'

/** Checks the environment, connects, and starts what runs beside the requests; ends the process when it cannot. */
export async function start(): Promise<void> {
  try {
    const settings = readSettings()
    const payload = await connect()
    payload.db.pool.on('error', (err) => payload.logger.warn({ err }, 'lost a connection to the database'))
    stopOnSignal(startServices(payload, settings))
  } catch (error) {
    console.error(error instanceof EnvironmentError ? error.message : error)
    process.exit(1)
  }
}

/** What runs beside the requests; each is stopped before the process ends. */
function startServices(payload: Payload, { connectionString }: Settings) {
  return [startJobRunner(payload, connectionString)]
}

// Loaded late: the configuration reads the environment as soon as it is imported.
async function connect(): Promise<Payload> {
  const [{ getPayload }, { default: config }] = await Promise.all([
    import('payload'),
    import('../payload.config'),
  ])
  return getPayload({ config })
}
