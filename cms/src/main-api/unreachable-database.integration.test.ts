import { failure } from '@carelane/main-api'
import { createTestDatabase, type TestDatabase } from '@carelane/test-kit/postgres'
import { createServer, connect, type Server, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addCountry } from '../../test/support/content'
import { callMainApi } from '../../test/support/call-main-api'
import { startCms, type TestCms } from '../../test/support/start-cms'

let database: TestDatabase
let cms: TestCms
let wire: Wire

beforeAll(async () => {
  database = await createTestDatabase('unreachable')
  wire = await openWire(new URL(database.url))
  cms = await startCms('unreachable', { ...database, url: wire.url })
  await addCountry(cms.payload, 'ng', ['en'], 'Nigeria')
})

afterAll(async () => {
  await cms.stop()
  wire.cut()
})

const status = async () => (await callMainApi(cms, 'countryInfoNew', { shortName: 'ng' })).response.status

it('answers 503 while the database is away, and goes on by itself when it is back', async () => {
  expect(await status()).toBe(200)
  wire.cut()
  const { response, body } = await callMainApi(cms, 'countryInfoNew', { shortName: 'ng' })
  expect(response.status).toBe(503)
  expect(failure.parse(body)).toEqual({ status: 503, message: 'The content database cannot be reached.' })
  await wire.mend()
  expect(await status()).toBe(200)
})

interface Wire {
  url: string
  cut(): void
  mend(): Promise<void>
}

/** The network between the cms and its database, which a test can cut. */
async function openWire(target: URL): Promise<Wire> {
  const sockets = new Set<Socket>()
  let server: Server
  const open = (port: number) =>
    new Promise<number>((resolve) => {
      server = createServer((near) => {
        const far = connect(Number(target.port), target.hostname)
        for (const socket of [near, far]) {
          sockets.add(socket)
          socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
        }
        near.pipe(far).pipe(near)
      })
      server.listen(port, '127.0.0.1', () => resolve((server.address() as { port: number }).port))
    })
  const port = await open(0)
  const url = new URL(target)
  url.hostname = '127.0.0.1'
  url.port = String(port)
  return {
    url: url.href,
    cut: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
    mend: async () => void (await open(port)),
  }
}
