import { CONTENT_KINDS } from '@carelane/main-api'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { publishEverything } from '../../src/publications/publish-everything'
import { waitForReceivers } from '../../src/publications/wait-for-receivers'
import { createPublicationDatabase, type PublicationDatabase } from '../support/publication-database'
import { type Receiver, startReceiver } from '../support/receiver'

let database: PublicationDatabase
let sites: [Receiver, Receiver]
let sender: { stop(): Promise<void> }

beforeAll(async () => {
  database = await createPublicationDatabase('publish_everything')
  sites = await Promise.all([startReceiver(), startReceiver()])
  sender = database.startSender(...sites.map(({ url }) => url))
  await vi.waitFor(async () => expect(await receivers()).toBe(2), 20_000)
})
afterAll(async () => {
  await sender.stop()
  await Promise.all(sites.map((site) => site.down()))
  await database.drop()
})

async function everyoneAfter(patienceMs: number) {
  return waitForReceivers(database.pool, await publishEverything(database.pool), patienceMs)
}

async function receivers(): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    'SELECT count(*)::int FROM publications.receiver',
  )
  return rows[0]?.count ?? 0
}

test('every site is told of every kind of content', async () => {
  const reached = await everyoneAfter(20_000)
  expect(reached.map(({ receiver }) => receiver)).toEqual(sites.map(({ url }) => url).toSorted())
  expect(reached.map(({ delivered }) => delivered)).toEqual([true, true])
  for (const site of sites) expect([...site.confirmed()].toSorted()).toEqual([...CONTENT_KINDS].toSorted())
})

test('one that is away is named, and told when it is back', async () => {
  const [here, away] = sites
  await away.down()
  const before = away.requests.length
  const reached = await everyoneAfter(3000)
  expect(Object.fromEntries(reached.map(({ receiver, delivered }) => [receiver, delivered]))).toEqual({
    [here.url]: true,
    [away.url]: false,
  })
  await away.up()
  await expect.poll(() => away.requests.length, { timeout: 30_000 }).toBeGreaterThan(before)
})
