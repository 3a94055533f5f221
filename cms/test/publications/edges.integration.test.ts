import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { purgeEdge } from '../../src/publications/sender/edge'
import { createPublicationDatabase, type PublicationDatabase } from '../support/publication-database'
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
  expect(await purgeEdge(edge.url, { id: 'a', tags })).toEqual({ delivered: true })
  expect(edge.purges.flatMap((purge) => purge.tags)).toEqual(tags)
  expect(Math.max(...edge.purges.map(({ headerLength }) => headerLength))).toBeLessThan(7000)
})
