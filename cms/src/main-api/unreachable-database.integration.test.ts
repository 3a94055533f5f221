import { type CallName, CALLS, failure } from '@carelane/main-api'
import { createTestDatabase, type TestDatabase } from '@carelane/test-kit/postgres'
import { createServer, connect, type Server, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCountry } from '../../test/support/content'
import { callMainApi } from '../../test/support/call-main-api'
import { startCms, type TestCms } from '../../test/support/start-cms'
import { CALL_DOCUMENTS } from './documentation/call-documents'

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

const NAMES = Object.keys(CALLS) as CallName[]

const ask = (name: CallName) =>
  callMainApi(cms, name, CALL_DOCUMENTS[name].example.request as unknown as Record<string, string>)

test('every call answers 503 while the database is away, and goes on by itself when it is back', async () => {
  for (const name of NAMES) expect([200, 404], name).toContain((await ask(name)).response.status)
  wire.cut()
  for (const name of NAMES) {
    const { response, body } = await ask(name)
    expect(response.status, name).toBe(503)
    expect(failure.parse(body)).toEqual({ status: 503, message: 'The content database cannot be reached.' })
  }
  await wire.mend()
  for (const name of NAMES) expect([200, 404], name).toContain((await ask(name)).response.status)
})

test('editors and their scripts are told 503 as well, and when to come again', async () => {
  const email = 'editor@cms.test'
  const password = 'correct horse battery staple 9'
  await cms.payload.create({
    collection: 'users',
    data: { name: 'An editor', email, password, roles: ['admin'] } as never,
    overrideAccess: true,
  })
  const headers = { ...(await cms.logIn(email, password)), 'content-type': 'application/json' }
  const calls: [method: string, path: string, body?: object][] = [
    ['GET', '/users/me'],
    ['POST', '/users/login', { email, password }],
    ['POST', '/users/forgot-password', { email }],
    ['POST', '/users/refresh-token'],
    ['POST', '/users/logout'],
    ['GET', '/news'],
    ['POST', '/news', { title: 'News' }],
    ['PATCH', '/news/1', { title: 'News' }],
    ['DELETE', '/news/1'],
    ['GET', '/globals/site-settings'],
    ['GET', '/media/file/nothing.png'],
    ['GET', '/access'],
  ]
  wire.cut()
  const failed: string[] = []
  for (const [method, path, body] of calls) {
    const answer = await cms.rest(path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    const isTold =
      answer.status < 500 || (answer.status === 503 && Number(answer.headers.get('retry-after')) > 0)
    if (!isTold) failed.push(`${method} ${path}: ${answer.status}`)
  }
  await wire.mend()
  expect(failed).toEqual([])
  expect((await cms.rest('/users/me', { headers })).status).toBe(200)
})

interface Wire {
  url: string
  cut(): void
  mend(): Promise<void>
}

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
