import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createPublicationDatabase, type PublicationDatabase } from '../support/publication-database'
import { type Receiver, startReceiver } from '../support/receiver'

let database: PublicationDatabase
let site: Receiver
let senders: { stop(): Promise<void> }[] = []

beforeAll(async () => {
  database = await createPublicationDatabase('delivery')
})

beforeEach(async () => {
  site = await startReceiver()
})

afterEach(async () => {
  await Promise.all(senders.map((sender) => sender.stop()))
  senders = []
  await site.down()
  expect(site.problems).toEqual([])
  await database.pool.query('TRUNCATE publications.receiver, publications.publication CASCADE')
})

afterAll(() => database.drop())

const send = (...receivers: string[]) => {
  const sender = database.startSender(...receivers)
  senders.push(sender)
  return sender
}

const delivered = (to = site, within = 15_000) =>
  vi.waitFor(async () => expect(await database.waiting(to.url)).toBe(0), { timeout: within, interval: 20 })

describe('a publication', () => {
  test('reaches the site with its id and tags, once', async () => {
    send(site.url)
    const [tag] = await database.publish()
    await delivered()
    const { rows } = await database.pool.query('SELECT id FROM publications.publication')
    expect(site.requests).toEqual([expect.objectContaining({ id: rows[0].id, tags: ['media', tag] })])
  })

  test('from before the first start of a sender reaches the site', async () => {
    const tags = await database.publish(3)
    send(site.url)
    await delivered()
    expect([...site.confirmed()]).toEqual(expect.arrayContaining(tags))
  })

  test('reaches the site when notifications were lost', async () => {
    send(site.url)
    await database.publish()
    await delivered()
    await database.pool.query('ALTER TABLE publications.publication DISABLE TRIGGER wake_senders')
    const [tag] = await database.publish()
    await database.pool.query('ALTER TABLE publications.publication ENABLE TRIGGER wake_senders')
    await delivered()
    expect(site.confirmed()).toContain(tag)
  })

  test('reaches the site after PostgreSQL has cut off every connection of the sender', async () => {
    send(site.url)
    await database.publish()
    await delivered()
    await cutOff()
    const [tag] = await database.publish()
    await delivered()
    expect(site.confirmed()).toContain(tag)
  })

  test('reaches the site when the connection is cut off during the request', async () => {
    site.replyWith(() => 'hang')
    send(site.url)
    const [tag] = await database.publish()
    await vi.waitFor(() => expect(site.requests).toHaveLength(1))
    await cutOff()
    site.replyWith(() => 200)
    await delivered()
    expect(site.confirmed()).toContain(tag)
  })
})

test('a burst of 500 is sent in few requests', async () => {
  send(site.url)
  await database.publish()
  await delivered()
  const before = site.requests.length
  const tags = await database.publish(500)
  await delivered()
  expect([...site.confirmed()]).toEqual(expect.arrayContaining(tags))
  expect(site.requests.length - before).toBeLessThanOrEqual(2)
})

test('500 transactions one after the other are all delivered', async () => {
  send(site.url)
  const tags: string[] = []
  for (let left = 500; left > 0; left -= 1) tags.push(...(await database.publish()))
  await delivered()
  expect([...site.confirmed()]).toEqual(expect.arrayContaining(tags))
})

test('two senders deliver everything, and nothing twice', async () => {
  send(site.url)
  send(site.url)
  const tags: string[] = []
  for (let round = 0; round < 60; round += 1) tags.push(...(await database.publish(3)))
  await delivered()
  const sent = site.requests.flatMap((request) => request.tags).filter((tag) => tag !== 'media')
  expect(sent.sort()).toEqual(tags.sort())
})

test('a sender that stops ends the request under way, and takes nothing new', async () => {
  const sender = send(site.url)
  await database.publish()
  await delivered()
  await sender.stop()
  await database.publish()
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(site.requests).toHaveLength(1)
  expect(await database.waiting(site.url)).toBe(1)
})

async function cutOff() {
  const { rowCount } = await database.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'publication sender'`,
  )
  expect(rowCount).toBeGreaterThan(0)
}
