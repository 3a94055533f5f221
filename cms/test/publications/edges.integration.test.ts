import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { purgeEdge } from '../../src/publications/sender/edge'
import {
  createPublicationDatabase,
  EDGE_TOKENS,
  type PublicationDatabase,
} from '../support/publication-database'
import { type Receiver, startReceiver } from '../support/receiver'

interface Purge {
  tags: string[]
  headerLength: number
  reply: number
  at: number
}

/** Stands in for a Varnish with docker/edge/carelane.vcl. */
async function startEdge() {
  const purges: Purge[] = []
  let reply = 200
  const server = createServer((request, response) => {
    const header = String(request.headers['xkey-purge'])
    const answer = request.method === 'PURGE' ? reply : 404
    purges.push({
      tags: header.split(' '),
      headerLength: header.length,
      reply: answer,
      at: performance.now(),
    })
    response.writeHead(answer).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `varnish+http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    purges,
    replyWith: (status: number) => (reply = status),
    stop: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

let database: PublicationDatabase
let sites: [Receiver, Receiver]
let edge: Awaited<ReturnType<typeof startEdge>>
let sender: { stop(): Promise<void> }

beforeAll(async () => {
  database = await createPublicationDatabase('edges')
})

beforeEach(async () => {
  sites = await Promise.all([startReceiver(), startReceiver()])
  edge = await startEdge()
  sender = database.startSender(...sites.map(({ url }) => url), edge.url)
})

afterEach(async () => {
  await sender.stop()
  await Promise.all([...sites.map((site) => site.down()), edge.stop()])
  await database.pool.query('TRUNCATE publications.receiver, publications.publication CASCADE')
})

afterAll(() => database.drop())

const SOON = { timeout: 20_000, interval: 20 }

const delivered = (url: string) => vi.waitFor(async () => expect(await database.waiting(url)).toBe(0), SOON)

test('an edge is purged once each process of the site knows, so that it asks none for the old page', async () => {
  for (let count = 0; count < 5; count++) {
    const tags = await database.publish(2)
    await delivered(edge.url)
    expect(edge.purges.at(-1)?.tags).toEqual(expect.arrayContaining(tags))
    const last = sites.map(({ requests }) => requests.at(-1)?.at ?? Infinity)
    expect(edge.purges.at(-1)?.at).toBeGreaterThan(Math.max(...last))
  }
})

test('it does not wait for a process that is away, and is purged again when that one knows', async () => {
  const [, away] = sites
  await away.down()
  const [tag] = await database.publish()
  await delivered(edge.url)
  const before = edge.purges.length
  expect(edge.purges.at(-1)?.tags).toContain(tag)
  await away.up()
  await delivered(away.url)
  await vi.waitFor(() => expect(edge.purges.length).toBeGreaterThan(before), SOON)
  expect(edge.purges.at(-1)?.tags).toContain(tag)
  expect(edge.purges.at(-1)?.at).toBeGreaterThan(away.requests.at(-1)?.at ?? Infinity)
  await delivered(edge.url)
})

test('one that refuses is asked again, and holds up no process of the site', async () => {
  edge.replyWith(405)
  await database.publish()
  for (const { url } of sites) await delivered(url)
  await vi.waitFor(() => expect(edge.purges.length).toBeGreaterThan(1), SOON)
  expect(await database.waiting(edge.url)).toBe(1)
  edge.replyWith(200)
  await delivered(edge.url)
})

test('many tags go in several requests, as Varnish takes headers of 8 KB', async () => {
  const tags = Array.from({ length: 500 }, (_, at) => `news:${at}-${'x'.repeat(40)}`)
  expect(await purgeEdge(edge.url, { id: 'a', tags }, {})).toEqual({ delivered: true })
  expect(edge.purges.flatMap((purge) => purge.tags)).toEqual(tags)
  expect(Math.max(...edge.purges.map(({ headerLength }) => headerLength))).toBeLessThan(7000)
})

interface Call {
  method: string | undefined
  path: string | undefined
  headers: IncomingHttpHeaders
  body: unknown
}

/** Stands in for the API of a CDN. */
async function startCdn() {
  const calls: Call[] = []
  const server = createServer(async (request, response) => {
    const { method, url: path, headers } = request
    calls.push({ method, path, headers, body: await json(request) })
    response.writeHead(calls.length === 2 ? 429 : 200).end('{"success":true,"status":"ok"}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    [Symbol.asyncDispose]: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

const MANY = Array.from({ length: 300 }, (_, at) => `news:${at}`)

test('a service of Fastly is purged softly, by 256 keys in a request, and one it refuses is sent again', async () => {
  await using cdn = await startCdn()
  const receiver = `fastly+${cdn.address}/service/SU1Z0isxPaozGVKXdv0eY`
  const publication = { id: 'a', tags: MANY }
  expect(await purgeEdge(receiver, publication, EDGE_TOKENS)).toMatchObject({ reason: 'HTTP 429' })
  expect(await purgeEdge(receiver, publication, EDGE_TOKENS)).toEqual({ delivered: true })
  for (const { method, path, headers } of cdn.calls) {
    expect([method, path]).toEqual(['POST', '/service/SU1Z0isxPaozGVKXdv0eY/purge'])
    expect(headers).toMatchObject({ 'fastly-key': EDGE_TOKENS.fastly, 'fastly-soft-purge': '1' })
  }
  const [first, second] = [MANY.slice(0, 256), MANY.slice(256)].map((keys) => ({ surrogate_keys: keys }))
  expect(cdn.calls.map(({ body }) => body)).toEqual([first, second, first, second])
})

test('a zone of Cloudflare is purged by 100 tags in a request, after the sites, like any edge', async () => {
  await using cdn = await startCdn()
  const receiver = `cloudflare+${cdn.address}/client/v4/zones/023e105f4ecef8ad9ca31a8372d0c353`
  // Two senders with receivers of their own take turns, and the other one's turn may last.
  await sender.stop()
  sender = database.startSender(...sites.map(({ url }) => url), receiver)
  const tags = await database.publish(2)
  await delivered(receiver)
  await sender.stop()
  const [{ method, path, headers, body } = {} as Call] = cdn.calls
  expect([method, path]).toEqual(['POST', '/client/v4/zones/023e105f4ecef8ad9ca31a8372d0c353/purge_cache'])
  expect(headers).toMatchObject({ authorization: `Bearer ${EDGE_TOKENS.cloudflare}` })
  expect(body).toEqual({ tags: expect.arrayContaining(tags) })
  await purgeEdge(receiver, { id: 'a', tags: MANY }, EDGE_TOKENS)
  const sizes = cdn.calls.map(({ body: sent }) => (sent as { tags: string[] }).tags.length)
  expect(Math.max(...sizes)).toBe(100)
})
