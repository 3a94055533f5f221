import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterEach, expect, test, vi } from 'vitest'
import { currentRequestId } from '../request-id'
import { nameRequests } from './name-requests'

const KEY = Symbol.for('carelane.cms.with-request-id')
const shared = globalThis as { [key: symbol]: unknown }

let stop = () => {}
afterEach(() => stop())

/** As cms/serve.mjs does it. */
async function start(isTrusted: boolean) {
  const lines: string[] = []
  nameRequests(
    () => isTrusted,
    pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }),
    false,
  )
  const withId = shared[KEY] as (...given: unknown[]) => void
  const server = createServer((request, response) => {
    withId(request, response, async () => {
      response.end(JSON.stringify([currentRequestId(), request.headers['x-request-id']]))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  stop = () => server.close()
  const ask = async (path: string, id?: string) => {
    const { port } = server.address() as AddressInfo
    const headers: Record<string, string> = {
      connection: 'close',
      ...(id !== undefined && { 'x-request-id': id }),
    }
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers })
    return { answered: answer.headers.get('x-request-id'), seen: (await answer.json()) as string[] }
  }
  return { ask, lines }
}

test('the id of the site is that of all that is done for it, and of its line', async () => {
  const { ask, lines } = await start(true)
  const { answered, seen } = await ask('/api/news/356938035643809?q=who', 'of-the-site-1')
  expect([answered, ...seen]).toEqual(['of-the-site-1', 'of-the-site-1', 'of-the-site-1'])
  await vi.waitFor(() => expect(lines).toHaveLength(1))
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    requestId: 'of-the-site-1',
    method: 'GET',
    path: '/api/news/…',
    status: 200,
  })
  expect(lines[0]).not.toContain('who')
})

test('another comes from a stranger, and instead of what is not plain', async () => {
  const stranger = await start(false)
  const first = await stranger.ask('/api/news', 'of-a-stranger')
  stop()
  const known = await start(true)
  const second = await known.ask('/api/news', 'x'.repeat(7000))
  const third = await known.ask('/api/news', 'aaaaaaaa*/ drop table news; /*')
  const ids = [first, second, third].map(({ answered, seen }) => {
    expect(seen).toEqual([answered, answered])
    return answered
  })
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{12}-[0-9a-z]+$/)
  expect(new Set(ids).size).toBe(3)
})

test('health and files of the admin are in no line', async () => {
  const { ask, lines } = await start(true)
  await ask('/api/health')
  await ask('/_next/static/a.js')
  await ask('/api/healthy')
  await vi.waitFor(() => expect(lines).toHaveLength(1))
  expect(lines[0]).toContain('/api/healthy')
})
