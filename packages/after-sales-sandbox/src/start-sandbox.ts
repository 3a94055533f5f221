import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import pg from 'pg'
import { createApp } from './app'
import type { CallTold } from './calls/call-routes'
import { createClock } from './clock/clock'
import { prepareDatabase } from './database/prepare-database'
import { createFaultSwitch } from './faults/fault-switch'
import { createCallbacks } from './provider/callbacks'
import { startPaymentWork } from './payments/payment-work'
import { startEvents } from './repair-events/send-events'
import type { Surroundings } from './surroundings'
import { THROW_AWAY_KEYS, THROW_AWAY_RSA_PRIVATE_KEY } from './throw-away-keys'
import { rsaDecrypter } from './wire/rsa'

export interface SandboxOptions {
  connectionString: string
  port: number
  brand: string
  sites?: readonly string[]
  /** Never receives personal data. */
  onError: (error: unknown) => void
  onCall?: (told: CallTold) => void
}

export interface Sandbox {
  url: string
  stop: () => Promise<void>
}

export async function startSandbox({
  connectionString,
  port,
  brand,
  sites = [],
  onError,
  onCall = () => undefined,
}: SandboxOptions): Promise<Sandbox> {
  const pool = new pg.Pool({ connectionString, max: 20, connectionTimeoutMillis: 5_000 })
  pool.on('error', onError)
  const clock = createClock()
  let isDraining = false
  const surroundings: Surroundings = {
    pool,
    clock,
    faults: createFaultSwitch(),
    callbacks: createCallbacks(sites),
    brand,
    signSecret: THROW_AWAY_KEYS.AFTER_SALES_SIGN_SECRET,
    locationSalt: THROW_AWAY_KEYS.LOCATION_SIGN_SALT,
    aesKey: THROW_AWAY_KEYS.AFTER_SALES_AES_KEY,
    decryptRsa: rsaDecrypter(THROW_AWAY_RSA_PRIVATE_KEY),
    callbackSecret: THROW_AWAY_KEYS.PAYMENT_CALLBACK_SECRET,
    eventsSecret: THROW_AWAY_KEYS.REPAIR_EVENTS_SECRET,
    isDraining: () => isDraining,
  }
  const app = createApp(surroundings, onCall)
  app.onError((error, context) => {
    onError(error)
    return context.json({ code: 500, data: null, message: 'internal error' }, 500)
  })
  const server = createAdaptorServer({ fetch: app.fetch }) as Server
  try {
    await prepareDatabase(pool, clock.now())
    server.listen(port)
    await once(server, 'listening')
  } catch (error) {
    await pool.end()
    throw error
  }
  const stopPaymentWork = startPaymentWork(surroundings, onError)
  const stopEvents = startEvents(surroundings, onError)
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      isDraining = true
      await closed(server)
      await stopPaymentWork()
      await stopEvents()
      // pool.end() resolves before its connections are closed, and one may still report an error.
      pool.off('error', onError).on('error', () => undefined)
      await pool.end()
    },
  }
}

async function closed(server: Server): Promise<void> {
  const close = new Promise((resolve) => server.close(resolve))
  server.closeIdleConnections()
  const timer = setTimeout(() => server.closeAllConnections(), 2_000)
  await close
  clearTimeout(timer)
}
