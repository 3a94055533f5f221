import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { createTestDatabase, type TestDatabase } from '@carelane/test-kit/postgres'
import { build } from 'esbuild'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { SERVER_BUNDLE } from '../esbuild.config.mjs'
import { startSandbox } from '../src/start-sandbox'

const folder = new URL('..', import.meta.url).pathname
const PREFIX = `carelane_test_server_${process.pid}_`

let database: TestDatabase
let bundle: string
const children: ChildProcess[] = []

beforeAll(async () => {
  bundle = join(await mkdtemp(join(tmpdir(), 'sandbox-')), 'server.mjs')
  await build({ ...SERVER_BUNDLE, absWorkingDir: folder, outfile: bundle })
  database = await createTestDatabase('server')
  await onServer(`CREATE DATABASE "${PREFIX}carelane_sandbox"`)
})
afterEach(() => children.splice(0).forEach((child) => child.kill('SIGKILL')))
afterAll(async () => {
  await onServer(`DROP DATABASE "${PREFIX}carelane_sandbox" WITH (FORCE)`)
  await database.drop()
  await rm(dirname(bundle), { recursive: true })
})

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: database.serverUrl })
  await client.connect()
  await client.query(statement)
  await client.end()
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

function start(environment: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, [bundle], {
    env: { PATH: process.env.PATH, CARELANE_DATABASE_PREFIX: PREFIX, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  return child
}

async function healthOf(url: string, child: ChildProcess): Promise<number> {
  while (child.exitCode === null) {
    const response = await fetch(`${url}/health`).catch(() => undefined)
    if (response) return response.status
    await delay(20)
  }
  throw new Error(`The server ended with ${child.exitCode}`)
}

describe('the bundled server', () => {
  test('migrates, seeds, answers, stops on SIGTERM, and comes back with the same devices', async () => {
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    const devices: unknown[] = []
    for (const run of ['first', 'second']) {
      const child = start({ DATABASE_URL: database.serverUrl, SANDBOX_PORT: String(port) })
      expect(await healthOf(url, child), run).toBe(200)
      devices.push(await (await fetch(`${url}/sandbox/demo-data`)).json())
      child.kill('SIGTERM')
      expect(await once(child, 'exit'), run).toEqual([0, null])
    }
    expect(devices[1]).toEqual(devices[0])
  })

  test('says which variable is missing', async () => {
    const child = start({})
    let told = ''
    child.stderr?.on('data', (chunk: Buffer) => (told += chunk.toString()))
    const [code] = await once(child, 'close')
    expect(code).not.toBe(0)
    expect(told).toContain('DATABASE_URL is not set')
  })
})

describe('starting on one database', () => {
  test('seeds once, though two start together', async () => {
    const options = { connectionString: database.url, port: 0, brand: 'carelane', onError: () => undefined }
    const sandboxes = await Promise.all([startSandbox(options), startSandbox(options)])
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    const { rows } = await client.query('SELECT count(*)::int AS devices FROM devices')
    await client.end()
    await Promise.all(sandboxes.map((sandbox) => sandbox.stop()))
    expect(rows).toEqual([{ devices: 66 * 60 }])
  })
})
