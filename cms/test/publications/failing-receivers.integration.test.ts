import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { readLastPublication } from '../../src/publications/last-publication'
import { forgetOldPublications } from '../../src/publications/sender/forget-old-publications'
import { createPublicationDatabase, type PublicationDatabase } from '../support/publication-database'
import { type Receiver, startReceiver } from '../support/receiver'

let database: PublicationDatabase
let site: Receiver
let edge: Receiver
let senders: { stop(): Promise<void> }[] = []

beforeAll(async () => {
  database = await createPublicationDatabase('failing_receivers')
})

beforeEach(async () => {
  ;[site, edge] = await Promise.all([startReceiver(), startReceiver()])
})

afterEach(async () => {
  await Promise.all(senders.map((sender) => sender.stop()))
  senders = []
  await Promise.all([site.down(), edge.down()])
  expect([...site.problems, ...edge.problems]).toEqual([])
  await database.pool.query('TRUNCATE publications.receiver, publications.publication CASCADE')
})

afterAll(() => database.drop())

const send = (...receivers: string[]) => senders.push(database.startSender(...receivers))

const delivered = (to: Receiver) =>
  vi.waitFor(async () => expect(await database.waiting(to.url)).toBe(0), { timeout: 20_000, interval: 20 })

const failedOnce = () =>
  vi.waitFor(async () => {
    const { rowCount } = await database.pool.query(
      'SELECT FROM publications.delivery WHERE last_error IS NOT NULL',
    )
    expect(rowCount).toBeGreaterThan(0)
  })

test('a site that is down during the edit gets it when it is up', async () => {
  send(site.url)
  await site.down()
  const tags = await database.publish(3)
  await failedOnce()
  await site.up()
  await delivered(site)
  expect([...site.confirmed()]).toEqual(expect.arrayContaining(tags))
})

test.each([500, 503, 404, 301])(
  'a site that answers %i gets the same again until it confirms',
  async (reply) => {
    site.replyWith(() => (site.requests.length < 3 ? reply : 200))
    send(site.url)
    const [tag] = await database.publish()
    await delivered(site)
    expect(site.requests.map((request) => request.reply)).toEqual([reply, reply, reply, 200])
    expect(new Set(site.requests.map(({ id }) => id)).size).toBe(1)
    expect(site.confirmed()).toContain(tag)
  },
)

test('a site that does not answer in time is asked again', async () => {
  site.replyWith(() => (site.requests.length === 0 ? 'hang' : 200))
  send(site.url)
  const [tag] = await database.publish()
  await delivered(site)
  expect(site.requests).toHaveLength(2)
  expect(site.confirmed()).toContain(tag)
})

test('a receiver that is dead keeps neither the others nor newer publications back', async () => {
  await edge.down()
  send(site.url, edge.url)
  await database.publish()
  await failedOnce()
  await database.publish()
  await delivered(site)
  expect(await database.waiting(edge.url)).toBe(2)
  await edge.up()
  await delivered(edge)
})

test('a publication that a site cannot take does not keep the others back', async () => {
  const tags = await database.publish(20)
  const [poison] = tags
  site.replyWith((publication) => (publication.tags.includes(poison ?? '') ? 422 : 200))
  send(site.url)
  await vi.waitFor(async () => expect(await database.waiting(site.url)).toBe(1), { timeout: 20_000 })
  const [later] = await database.publish()
  await vi.waitFor(() => expect(site.confirmed()).toContain(later))
  expect(site.confirmed()).not.toContain(poison)
})

test('a new receiver gets what was published before it was known; one that is gone is forgotten', async () => {
  send(edge.url)
  const tags = await database.publish(2)
  await delivered(edge)
  await senders.pop()?.stop()
  send(site.url)
  await delivered(site)
  expect([...site.confirmed()]).toEqual(expect.arrayContaining(tags))
  const { rows } = await database.pool.query('SELECT DISTINCT receiver FROM publications.delivery')
  expect(rows).toEqual([{ receiver: site.url }])
})

test('how far the last publication of a document has come can be asked', async () => {
  send(site.url, edge.url)
  await edge.down()
  const [tag] = await database.publish()
  const documentId = Number(tag?.split(':')[1])
  await delivered(site)
  await failedOnce()
  const last = await readLastPublication(database.pool, 'media', documentId)
  const of = (receiver: Receiver) => last?.receivers.find((each) => each.receiver === receiver.url)
  expect(of(site)?.deliveredAt?.getTime()).toBeGreaterThanOrEqual(last?.publishedAt.getTime() ?? Infinity)
  expect(of(edge)).toMatchObject({ deliveredAt: null, lastError: expect.stringContaining('ECONNREFUSED') })
  expect(await readLastPublication(database.pool, 'media', documentId + 1)).toBeNull()
})

test('what all have confirmed is removed after 30 days, and nothing else', async () => {
  send(site.url)
  await database.publish(2)
  await delivered(site)
  await site.down()
  await database.publish()
  await failedOnce()
  await database.pool.query(`UPDATE publications.publication SET created_at = now() - interval '31 days'
    WHERE id IN (SELECT publication_id FROM publications.delivery LIMIT 1)
      OR id IN (SELECT publication_id FROM publications.delivery WHERE delivered_at IS NULL)`)
  await forgetOldPublications(database.pool)
  const { rows } = await database.pool
    .query(`SELECT d.delivered_at IS NULL AS waiting FROM publications.delivery d
    JOIN publications.publication p ON p.id = d.publication_id ORDER BY 1`)
  expect(rows).toEqual([{ waiting: false }, { waiting: true }])
})
