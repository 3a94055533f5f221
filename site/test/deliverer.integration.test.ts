import { execFile, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '@carelane/stack'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type LiveRatings, startLiveRatings } from './soak/live-ratings'
import { ratingOf } from './soak/hands/ratings'
import { environmentOf, SITE_FOLDER } from './support/built-site'
import { sandboxKeys } from './support/sandbox-keys'

const SOON = { timeout: 30_000, interval: 200 }

let live: LiveRatings
let metricsPort: number
beforeAll(async () => {
  metricsPort = await freePort()
  live = await startLiveRatings({ orders: 4, environment: { SITE_METRICS_PORT: String(metricsPort) } })
}, 120_000)
afterAll(() => live.stop())

const run = promisify(execFile)

async function delivererOf(server: number | undefined): Promise<number | undefined> {
  // Asynchronous, to notice connections that the service closes.
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,args='])
  const own = stdout.split('\n').map((line) => /^\s*(\d+)\s+(\d+) (.*)$/.exec(line))
  const found = own.find((line) => line?.[2] === String(server) && line[3]?.includes('deliverer.mjs'))
  return found ? Number(found[1]) : undefined
}

function runs(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

async function deliverer(): Promise<number> {
  return vi.waitFor(async () => {
    const pid = await delivererOf(live.site.process.pid)
    if (pid === undefined) throw new Error('nothing delivers')
    return pid
  }, SOON)
}

async function takenOf(order: string) {
  return (await live.taken()).filter(({ content }) => content.orderNumber === order)
}

test('a deliverer that was killed is started again, and what waited is delivered once', async () => {
  const [, order = ''] = live.orders
  await live.setFault({ fault: 'down' })
  expect(await live.handIn(ratingOf(order))).toBe(true)
  const killed = await deliverer()
  process.kill(killed, 'SIGKILL')
  await vi.waitFor(async () => expect(await deliverer()).not.toBe(killed), SOON)
  await live.mend()
  await vi.waitFor(async () => expect(await takenOf(order)).toHaveLength(1), SOON)
  await vi.waitFor(async () => {
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    expect(metrics).toContain('carelane_site_after_sales_calls_total{call="ratingAdd",outcome="ok"} 1')
    expect(metrics).toMatch(/^carelane_site_deliverer_ends_total 1$/m)
  }, SOON)
})

test('it ends with a server that was killed, and what waited is delivered by the next one', async () => {
  const [, , order = ''] = live.orders
  await live.setFault({ fault: 'down' })
  expect(await live.handIn(ratingOf(order))).toBe(true)
  const before = await deliverer()
  await live.kill()
  await vi.waitFor(() => expect(runs(before)).toBe(false), SOON)
  await live.mend()
  await live.restart()
  await vi.waitFor(async () => expect(await takenOf(order)).toHaveLength(1), SOON)
})

test('it ends with a server that is told to end', async () => {
  const { process: server } = live.site
  const before = await deliverer()
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  expect(runs(before)).toBe(false)
})

const KILLED_AT_ONCE = `
  const { pid } = require('node:child_process').fork(process.argv[1], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
  process.stdout.write(String(pid), () => process.kill(process.pid, 'SIGKILL'))
`

test('it ends where its server was killed before it could listen', async () => {
  const env = {
    ...process.env,
    ...environmentOf(0, 'http://127.0.0.1:1'),
    ...sandboxKeys(),
    DATABASE_URL: live.storeUrl,
    AFTER_SALES_URL: live.sandboxUrl,
    LOG_LEVEL: 'error',
  }
  const args = ['-e', KILLED_AT_ONCE, resolve(SITE_FOLDER, 'dist/deliverer.mjs')]
  const { stdout, signal } = spawnSync(process.execPath, args, { env, encoding: 'utf8' })
  expect(signal).toBe('SIGKILL')
  await vi.waitFor(() => expect(runs(Number(stdout))).toBe(false), SOON)
})
