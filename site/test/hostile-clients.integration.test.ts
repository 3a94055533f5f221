import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { CALLS, CONNECTIONS } from '../server/admission/limits'
import { useContentSite } from './support/content-site'
import { untilClosed } from './support/until-closed'

/** Not a trusted proxy, unlike 127.0.0.1. */
const ATTACKER = '127.0.0.2'
const live = useContentSite({ TRUSTED_PROXIES: '127.0.0.1' })

const PAGE = '/ng/'
const FILE = '/map/worker.js'
const PICTURE = '/media/sample.png?v=1'
const HOST = 'host: localhost\r\n'
const MEGABYTE = 1024 * 1024

/** Attacks caused tens of seconds. */
const PATIENCE_MS = 5000

function open(localAddress = '127.0.0.1'): Socket {
  const socket = connect({ port: live.site.port, host: '127.0.0.1', localAddress })
  socket.on('error', () => socket.destroy())
  onTestFinished(() => void socket.destroy())
  return socket
}

async function silentReaders(count: number, text: string): Promise<Socket[]> {
  const sockets = Array.from({ length: count }, () => open())
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  for (const socket of sockets) socket.pause().write(text)
  return sockets
}

/** Ms */
async function slowestOfOthers(forMs: number): Promise<number> {
  const until = performance.now() + forMs
  let slowest = 0
  while (performance.now() < until) {
    const begun = performance.now()
    expect((await live.site.get(PAGE, { 'accept-encoding': 'br' })).status).toBe(200)
    slowest = Math.max(slowest, performance.now() - begun)
    await delay(20)
  }
  return slowest
}

/** Resident, in bytes, by the kernel. */
async function peakMemory(): Promise<number> {
  const status = await readFile(`/proc/${live.site.process.pid}/status`, 'utf8')
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) * 1024
}

describe('who asks for much and reads nothing', () => {
  const page = `GET ${PAGE} HTTP/1.1\r\n${HOST}\r\n`
  const range = `${HOST}range: bytes=0-0,0-,0-\r\n\r\n`

  test.each([
    ['20 × 1,200 pages without compression', 20, page.repeat(1200)],
    ['300 × 60 pages without compression', 300, page.repeat(60)],
    ['20 × 1,200 heads of pages', 20, page.replace('GET', 'HEAD').repeat(1200)],
    ['20 × 1,200 files', 20, page.replace(PAGE, FILE).repeat(1200)],
    ['20 × 600 pictures', 20, `GET ${PICTURE} HTTP/1.1\r\n${range}`.repeat(600)],
  ])(
    'holds nobody else up and takes no memory with requests for %s',
    async (_, connections, requests) => {
      await live.site.get(PAGE)
      const before = await peakMemory()
      await silentReaders(connections, requests)
      expect(await slowestOfOthers(2000)).toBeLessThan(PATIENCE_MS)
      expect((await peakMemory()) - before).toBeLessThan(200 * MEGABYTE)
    },
    120_000,
  )

  test('on one connection is answered in order, and cut off with more than 64 requests ahead', async () => {
    const answersTo = async (count: number) => {
      const socket = open().setEncoding('latin1')
      let text = ''
      const isWholeNow = new Promise<void>((done) => {
        socket.on('data', (more: string) => {
          text += more
          if (text.includes('"ready"')) done()
        })
      })
      const requests = Array.from({ length: count }, (_, number) => `/api/${number}`)
      requests.push('/api/health/')
      socket.write(requests.map((path) => `GET ${path} HTTP/1.1\r\n${HOST}\r\n`).join(''))
      await Promise.race([untilClosed(socket), isWholeNow])
      const locations = [...text.matchAll(/^location: (\S+)/gim)].map(([, location]) => location)
      return { locations, isWhole: text.includes('"ready"') }
    }
    const { locations, isWhole } = await answersTo(60)
    expect(isWhole).toBe(true)
    expect(locations).toEqual(Array.from({ length: 60 }, (_, number) => `/api/${number}/`))
    expect((await answersTo(2000)).isWhole).toBe(false)
  })
})

test('who asks for hundreds of pages that nobody has read waits, others do not, and what does not fit is told when to come again', async () => {
  live.cms.delayMs = 50
  const answers = Array.from({ length: 400 }, async (_, number) => {
    const socket = open(ATTACKER).setEncoding('latin1')
    let text = ''
    socket.on('data', (more: string) => (text += more))
    socket.write(`GET /ng/news-detail/no-${number}/ HTTP/1.1\r\n${HOST}connection: close\r\n\r\n`)
    await untilClosed(socket)
    return { status: Number(text.slice(9, 12)), isTold: /^retry-after: \d+\r$/im.test(text) }
  })
  await delay(200)
  const begun = performance.now()
  expect((await live.site.get('/ng/warranty-check/', { 'x-forwarded-for': '192.0.2.77' })).status).toBe(200)
  expect(performance.now() - begun).toBeLessThan(PATIENCE_MS)
  const given = await Promise.all(answers)
  const refused = given.filter(({ status }) => status === 503)
  expect(refused.length).toBeGreaterThan(200)
  expect(refused.every(({ isTold }) => isTold)).toBe(true)
  expect(new Set(given.map(({ status }) => status))).toEqual(new Set([404, 503]))
  expect((await live.site.inspect()).refused).toMatchObject({ renders: refused.length })
}, 60_000)

test('who opens more connections than one network may loses those that are idle for the longest time', async () => {
  const sockets: Socket[] = []
  for (let at = 0; at < CONNECTIONS.ofOne + 200; at += 100) {
    const some = Array.from({ length: 100 }, () => open(ATTACKER).resume())
    await Promise.all(some.map((socket) => once(socket, 'connect')))
    sockets.push(...some)
  }
  const proxy = open()
  await once(proxy, 'connect')
  await Promise.all(sockets.slice(0, 200).map(untilClosed))
  expect(sockets.slice(200).filter(({ closed }) => closed)).toEqual([])
  expect(proxy.closed).toBe(false)
  const newest = sockets.at(-1)
  newest?.write(`GET ${PAGE} HTTP/1.1\r\n${HOST}\r\n`)
  expect(String(await once(newest!, 'data'))).toMatch(/^HTTP\/1\.1 200/)
}, 60_000)

const closedOf = (sockets: Socket[]) => Promise.all(sockets.map(untilClosed))

test('who sends slowly holds nobody up, and is cut off', async () => {
  await live.site.get(PAGE)
  const begun = performance.now()
  const sockets = Array.from({ length: 100 }, () => open())
  const closed = closedOf(sockets.map((socket) => socket.resume()))
  for (const [number, socket] of sockets.entries())
    socket.write(number % 2 ? `GET ${PAGE} HTTP/1.1\r\nhost: localh` : `POST ${PAGE} HTTP/1.1\r\nx-long: `)
  const drip = setInterval(() => sockets.forEach((socket) => socket.writable && socket.write('o')), 1000)
  onTestFinished(() => clearInterval(drip))
  const form = `POST /ng/warranty-check/ HTTP/1.1\r\n${HOST}content-length: 1000\r\n`
  const silent = await silentReaders(
    CALLS.runningOfOne + 50,
    `${form}content-type: application/x-www-form-urlencoded\r\n\r\na`,
  )
  expect(await slowestOfOthers(2000)).toBeLessThan(PATIENCE_MS)
  const called = performance.now()
  expect((await live.site.get('/api/faq/votes/')).status).toBe(405)
  expect(performance.now() - called).toBeLessThan(PATIENCE_MS)
  await closed
  expect(performance.now() - begun).toBeLessThan(40_000)
  await closedOf(silent.map((socket) => socket.resume()))
  expect(performance.now() - begun).toBeLessThan(110_000)
}, 150_000)

test('a range of a picture or a file is answered with all of it, once, and a HEAD with none of it', async () => {
  for (const path of [PICTURE, FILE]) {
    const whole = await live.site.get(path)
    const ranges = await live.site.get(path, { range: `bytes=${'0-,'.repeat(500)}0-` })
    const head = await live.site.get(path, {}, 'HEAD')
    expect([ranges.status, ranges.body.equals(whole.body)]).toEqual([200, true])
    expect([head.status, head.body.length]).toEqual([200, 0])
    expect(head.headers['content-length']).toBe(String(whole.body.length))
  }
})
