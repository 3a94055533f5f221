import { createAfterSalesClient, parseImei, type Imei, type TransportOptions } from '@carelane/after-sales'
import { createPreparedDatabase } from '@carelane/test-kit/postgres'
import pg from 'pg'
import { z } from 'zod'
import { prepareDatabase } from '../src/database/prepare-database'
import { startSandbox } from '../src/start-sandbox'
import { THROW_AWAY_KEYS } from '../src/throw-away-keys'

export type TestSandbox = Awaited<ReturnType<typeof startTestSandbox>>

export async function startTestSandbox(label: string) {
  const database = await createPreparedDatabase(label, 'sandbox', filledAt)
  const errors: unknown[] = []
  const sandbox = await startSandbox({
    connectionString: database.url,
    port: 0,
    brand: 'carelane',
    onError: (error) => errors.push(error),
  })
  return {
    url: sandbox.url,
    databaseUrl: database.url,
    errors,
    put: (path: string, body: object) => change(sandbox.url + path, 'PUT', body),
    clear: (path: string) => change(sandbox.url + path, 'DELETE'),
    stop: async () => {
      await sandbox.stop()
      await database.drop()
    },
  }
}

async function filledAt(connectionString: string): Promise<void> {
  const pool = new pg.Pool({ connectionString })
  await prepareDatabase(pool, new Date())
  await pool.end()
}

export function clientOptions(sandbox: TestSandbox): TransportOptions {
  return {
    baseUrl: sandbox.url,
    brand: 'carelane',
    signSecret: THROW_AWAY_KEYS.AFTER_SALES_SIGN_SECRET,
    locationSalt: THROW_AWAY_KEYS.LOCATION_SIGN_SALT,
    aesKey: THROW_AWAY_KEYS.AFTER_SALES_AES_KEY,
    rsaPublicKey: THROW_AWAY_KEYS.AFTER_SALES_RSA_PUBLIC_KEY,
  }
}

export function clientOf(sandbox: TestSandbox, changed: Partial<TransportOptions> = {}) {
  return createAfterSalesClient({ ...clientOptions(sandbox), ...changed })
}

export function imeiOf(text: string): Imei {
  const read = parseImei(text)
  if (!read.ok) throw new Error(`${text} is no IMEI`)
  return read.imei
}

const demoData = z.object({
  devices: z.array(
    z.object({ outcome: z.string(), country: z.string(), imei: z.string(), until: z.string().nullable() }),
  ),
})

export type ShownDevice = z.output<typeof demoData>['devices'][number]

export async function shownDevices(sandbox: TestSandbox, country: string): Promise<ShownDevice[]> {
  const response = await fetch(`${sandbox.url}/sandbox/demo-data?country=${country}`)
  return demoData.parse(await response.json()).devices
}

export async function shownImei(sandbox: TestSandbox, country: string, outcome: string): Promise<Imei> {
  const device = (await shownDevices(sandbox, country)).find((shown) => shown.outcome === outcome)
  if (!device) throw new Error(`The sandbox lists nothing that is ${outcome} in ${country}`)
  return imeiOf(device.imei)
}

async function change(url: string, method: string, body?: object): Promise<void> {
  const response = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${await response.text()}`)
}
