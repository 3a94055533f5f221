import { beforeAll, beforeEach, expect, test } from 'vitest'
import { eraseOrphans } from '@/uploads/erase-orphans'
import { MEGABYTE, MOST_BYTES, MOST_BYTES_OF_ONE, MOST_PROMISES } from '@/uploads/limits'
import { useLiveSite } from './support/live-site'
import { json, noisePhoto, uploadsTo, type UploadingBrowser } from './support/uploads'

const live = useLiveSite()
const { newBrowser, askToBegin, begin, sendPart, show, upload } = uploadsTo(live)
let photo: Buffer

beforeAll(async () => {
  photo = await noisePhoto()
  live.shareEnvironment()
  // Creates the table.
  await upload(newBrowser(), photo)
})
beforeEach(() => live.store.query('DELETE FROM photos'))

const photosOfOthers = (count: number, arrived: number, network = 'gen_random_uuid()::text') =>
  live.store.query(
    `INSERT INTO photos (id, owner, type, size, network, arrived)
     SELECT gen_random_uuid(), gen_random_uuid()::text, 'jpg', 1000, ${network}, $2
     FROM generate_series(1, $1)`,
    [count, arrived],
  )

const countPhotos = async () =>
  Number((await live.store.query<{ count: string }>('SELECT count(*) FROM photos')).rows[0]?.count)

const networkOf = async (id: string) =>
  (await live.store.query<{ network: string }>('SELECT network FROM photos WHERE id = $1', [id])).rows[0]
    ?.network ?? ''

async function expectUpload(browser: UploadingBrowser): Promise<void> {
  const { id, last } = await upload(browser, photo)
  expect([last.status, json(last)]).toEqual([200, expect.objectContaining({ isKept: true })])
  expect((await show(browser, id)).status).toBe(200)
}

test('20,000 promises of photos that never come take nothing from others, and are gone soon', async () => {
  await photosOfOthers(20_000, 0)
  await expectUpload(newBrowser())
  await live.store.query(`UPDATE photos SET begun_at = now() - interval '16 minutes' WHERE arrived = 0`)
  expect(await eraseOrphans()).toBe(20_000)
})

test('many addresses that promise at once hold nobody up, and keep 40 promises each', async () => {
  const attackers = Array.from({ length: 12 }, newBrowser)
  const attack = Promise.all(
    attackers.map(async (attacker) => {
      for (let count = 0; count < 60; count++) await askToBegin({ ...attacker }, 1000)
    }),
  )
  for (let count = 0; count < 3; count++) await expectUpload(newBrowser())
  await attack
  expect(await countPhotos()).toBe(3 + attackers.length * MOST_PROMISES)
})

test('several people behind one address upload at once, with somebody there who only promises', async () => {
  const { from } = newBrowser()
  for (let count = 0; count < 60; count++) await askToBegin({ from, cookie: '' }, 1000)
  await Promise.all(Array.from({ length: 6 }, () => expectUpload({ from, cookie: '' })))
})

test('what arrived counts: one network has its share, and leaves the rest to others', async () => {
  const full = newBrowser()
  const id = await begin(full, photo.length)
  const network = await networkOf(id)
  await photosOfOthers(MOST_BYTES_OF_ONE / 1_048_576, 1_048_576, `'${network}'`)
  expect((await askToBegin(newBrowser(), 1000)).status).toBe(201)
  expect((await askToBegin({ ...full, cookie: '' }, 1000)).status).toBe(429)
  const refused = await sendPart(full, id, 0, photo)
  expect([refused.status, json(refused)]).toEqual([429, { problem: 'busy' }])
  await expectUpload(newBrowser())
  await live.store.query('DELETE FROM photos WHERE arrived > 1000000')
  expect((await sendPart(full, id, 0, photo)).status).toBe(200)
})

test('photos of which only the beginning came count as more than that', async () => {
  const browser = newBrowser()
  const network = await networkOf(await begin(browser, photo.length))
  await photosOfOthers(MOST_BYTES_OF_ONE / 32_768, 1, `'${network}'`)
  expect((await askToBegin(browser, 1000)).status).toBe(429)
})

test('the lines of one /48 have one share, and the fuller it is, the less a newcomer may add', async () => {
  const neighbour = (line: number): UploadingBrowser => ({ from: `2001:db8:fff0:${line}::1`, cookie: '' })
  const network = await networkOf(await begin(neighbour(1), photo.length))
  expect(await networkOf(await begin(neighbour(2), photo.length))).toBe(network)
  await photosOfOthers((MOST_BYTES - 200 * MEGABYTE) / MEGABYTE, MEGABYTE)
  await photosOfOthers(51, MEGABYTE, `'${network}'`)
  expect((await askToBegin(neighbour(3), 1000)).status).toBe(429)
  await expectUpload(newBrowser())
})

test('all networks together have as much as fits', async () => {
  await photosOfOthers(MOST_BYTES / 1_048_576, 1_048_576)
  expect((await askToBegin(newBrowser(), 1000)).status).toBe(429)
})

test('while the store is away, photos are asked to come again soon, and then go on', async () => {
  const browser = newBrowser()
  const id = await begin(browser, photo.length)
  const sending = async () => {
    await live.store.query('ALTER TABLE photos RENAME TO away')
    try {
      return await live.site.get(`/api/photos/parts/?id=${id}`, { cookie: browser.cookie })
    } finally {
      await live.store.query('ALTER TABLE away RENAME TO photos')
    }
  }
  const answer = await sending()
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '10'])
  expect((await sendPart(browser, id, 0, photo)).status).toBe(200)
})
