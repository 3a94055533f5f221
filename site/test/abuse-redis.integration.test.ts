import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@carelane/stack'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BuiltSite } from './support/built-site'
import { imeiOf } from './support/imei'
import { MainApiStandIn } from './support/main-api-stand-in'
import { sendForm } from './support/plain-form'

const isInstalled = spawnSync('redis-server', ['--version']).status === 0
if (!isInstalled) process.stdout.write('No redis-server on this machine: counting in Redis is not tested.\n')

const PAGE = '/ng/warranty-check/'
const THROTTLED = 'Please wait a moment'
const LET_THROUGH = 'We couldn’t get an answer'

describe.skipIf(!isInstalled)('with a Redis', () => {
  const cms = new MainApiStandIn()
  const folder = mkdtempSync(join(tmpdir(), 'carelane-redis-'))
  let redis: ChildProcess
  let port: number
  let sites: BuiltSite[]

  beforeAll(async () => {
    await cms.start()
    port = await freePort()
    redis = await startRedis()
    const REDIS_URL = `redis://127.0.0.1:${port}`
    sites = await Promise.all([1, 2].map(() => BuiltSite.start(cms.url, { REDIS_URL })))
  })

  afterAll(async () => {
    await Promise.all(sites.map((site) => site.stop()))
    redis.kill('SIGKILL')
    await cms.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  async function startRedis(): Promise<ChildProcess> {
    const options = ['--port', String(port), '--save', '', '--appendonly', 'no', '--dir', folder]
    const server = spawn('redis-server', [...options, '--bind', '127.0.0.1'], { stdio: 'ignore' })
    const client = new Redis(port, '127.0.0.1')
    client.on('error', () => {})
    await client.ping()
    client.disconnect()
    return server
  }

  const check = (place: number, from: string) =>
    sendForm(sites[place]!, { page: PAGE, typed: { imei: imeiOf(from.replace(/\D/g, '')) }, from })

  test('two processes count together, and what they keep says nothing of anybody', async () => {
    const asked = Array.from({ length: 40 }, (_, place) => check(place % 2, '198.51.1.1'))
    for (const { text } of await Promise.all(asked)) expect(text).toContain(LET_THROUGH)
    for (const place of [0, 1]) expect((await check(place, '198.51.1.1')).text).toContain(THROTTLED)
    expect((await check(0, '198.51.2.1')).text).toContain(LET_THROUGH)
    const client = new Redis(port, '127.0.0.1')
    const keys = await client.keys('*')
    const lifetimes = await Promise.all(keys.map((key) => client.ttl(key)))
    client.disconnect()
    expect(keys.length).toBeGreaterThanOrEqual(3)
    for (const key of keys) {
      expect(key).toMatch(/^carelane:\w+:[\w-]{43}$/)
      expect(key).not.toMatch(/198/)
    }
    for (const lifetime of lifetimes) expect(lifetime).toBeGreaterThan(0)
  })

  test('without it each counts for itself, and look-ups go on; when it is back they count together again', async () => {
    redis.kill('SIGKILL')
    await once(redis, 'exit')
    const asked = Array.from({ length: 40 }, () => check(0, '198.51.3.1'))
    for (const { text } of await Promise.all(asked)) expect(text).toContain(LET_THROUGH)
    expect((await check(0, '198.51.3.1')).text).toContain(THROTTLED)
    expect((await check(1, '198.51.3.1')).text).toContain(LET_THROUGH)
    redis = await startRedis()
    await expect
      .poll(
        async () => {
          await check(0, '198.51.4.1')
          const client = new Redis(port, '127.0.0.1')
          const size = await client.dbsize()
          client.disconnect()
          return size
        },
        { timeout: 15_000, interval: 500 },
      )
      .toBeGreaterThan(0)
  })
})
