import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { readLastPublication } from '../../src/publications/last-publication'
import { registerSite } from '../../src/publications/registered-sites/register-site'
import { createPublicationDatabase, type PublicationDatabase } from '../support/publication-database'
import { type Receiver, startReceiver } from '../support/receiver'

const SOON = { timeout: 20_000, interval: 20 }

let database: PublicationDatabase
let sites: [Receiver, Receiver]
let sender: { stop(): Promise<void> }

beforeAll(async () => {
  database = await createPublicationDatabase('registered_sites')
})

beforeEach(async () => {
  sites = await Promise.all([startReceiver(), startReceiver()])
  sender = database.startSenderToRegistered()
})

afterEach(async () => {
  await sender.stop()
  await Promise.all(sites.map((site) => site.down()))
  await database.pool.query('TRUNCATE publications.receiver, publications.publication CASCADE')
})

afterAll(() => database.drop())

const register = (site: Receiver) => registerSite(database.pool, { address: site.url, isLeaving: false })

const leave = (site: Receiver) => registerSite(database.pool, { address: site.url, isLeaving: true })

const delivered = (to: Receiver) =>
  vi.waitFor(async () => expect(await database.waiting(to.url)).toBe(0), SOON)

async function receiversOf(tag: string) {
  const last = await readLastPublication(database.pool, 'media' as never, Number(tag.split(':')[1]))
  return last?.receivers.map(({ receiver }) => receiver)
}

test('each site that says where it is gets what is published from then on, and counts', async () => {
  const [one, other] = sites
  expect(await register(one)).toMatchObject({ wasKnown: false })
  await database.publish()
  await delivered(one)
  expect(await register(other)).toMatchObject({ wasKnown: false })
  expect(await register(one)).toMatchObject({ wasKnown: true })
  const [tag = ''] = await database.publish()
  for (const site of sites) await vi.waitFor(() => expect(site.confirmed()).toContain(tag), SOON)
  expect(other.requests).toHaveLength(1)
  expect(await receiversOf(tag)).toEqual([one.url, other.url].sort())
})

test('one that leaves is told no more and does not hold up the others', async () => {
  const [one, other] = sites
  await register(one)
  await register(other)
  await leave(other)
  const [tag = ''] = await database.publish()
  await delivered(one)
  expect(await receiversOf(tag)).toEqual([one.url])
  expect(other.requests).toEqual([])
})

test('one that is silent for a lease is forgotten, and hears when it is back that it has missed something', async () => {
  const [one, silent] = sites
  await register(one)
  await register(silent)
  await silent.down()
  const [tag = ''] = await database.publish()
  await delivered(one)
  expect(await receiversOf(tag)).toContain(silent.url)
  await database.pool.query('UPDATE publications.receiver SET expires_at = now() WHERE address = $1', [
    silent.url,
  ])
  await vi.waitFor(async () => expect(await receiversOf(tag)).toEqual([one.url]), SOON)
  expect(await register(silent)).toMatchObject({ wasKnown: false })
})

test('sites come and go while editors publish, and none of them loses what was published while it was known', async () => {
  const [one, other] = sites
  await register(one)
  const published: string[] = []
  let isOver = false
  const comingAndGoing = (async () => {
    while (!isOver) {
      await register(other)
      await leave(other)
    }
  })()
  for (let edit = 0; edit < 40; edit++) published.push(...(await database.publish()))
  isOver = true
  await comingAndGoing
  await delivered(one)
  expect([...one.confirmed()]).toEqual(expect.arrayContaining(published))
})
