import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type LiveRatings, startLiveRatings } from './soak/live-ratings'
import { ratingOf } from './soak/hands/ratings'

const SOON = { timeout: 30_000, interval: 200 }

let live: LiveRatings
beforeAll(async () => void (live = await startLiveRatings({ orders: 4 })), 120_000)
afterAll(() => live.stop())

/** The process that delivers for the server, beside it. */
function delivererOf(server: number | undefined): number | undefined {
  const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args=']).toString().split('\n')
  const own = processes.map((line) => /^\s*(\d+)\s+(\d+) (.*)$/.exec(line))
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
  return vi.waitFor(() => {
    const pid = delivererOf(live.site.process.pid)
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
