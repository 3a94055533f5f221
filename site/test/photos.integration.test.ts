import { randomUUID } from 'node:crypto'
import pg from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deliverPhotos } from '@/uploads/deliver-photos'
import { eraseOrphans } from '@/uploads/erase-orphans'
import { PART_BYTES } from '@/uploads/limits'
import { receive } from '@/handing-in/ledger'
import { IS_ONE_PROCESS, useLiveSite } from './support/live-site'
import { json, noisePhoto, partOf, uploadsTo } from './support/uploads'

const live = useLiveSite()
const { newBrowser, ask, begin, sendPart, show, upload } = uploadsTo(live)
let sandbox: pg.Client
let photo: Buffer

beforeAll(async () => {
  sandbox = new pg.Client({ connectionString: live.sandboxDatabaseUrl })
  await sandbox.connect()
  photo = await noisePhoto()
  live.shareEnvironment()
})
afterAll(() => sandbox.end())

describe('a photo that a browser uploads [7#45]', () => {
  test('goes on where it broke off, is sent twice in vain, and can be read by that browser alone', async () => {
    const browser = newBrowser()
    const id = await begin(browser, photo.length)
    expect(browser.cookie).toMatch(/^photos=ey/)
    expect(json(await sendPart(browser, id, 0, photo))).toEqual({ offset: PART_BYTES, isKept: false })
    expect(json(await sendPart(browser, id, 0, photo))).toEqual({ offset: PART_BYTES, isKept: false })
    expect(json(await sendPart(browser, id, 2 * PART_BYTES, photo))).toEqual({
      offset: PART_BYTES,
      isKept: false,
    })
    await live.restart()
    const state = await ask(browser, 'GET', `/api/photos/parts/?id=${id}`)
    expect(json(state)).toEqual({ offset: PART_BYTES, isKept: false })
    await sendPart(browser, id, PART_BYTES, photo)
    expect((await show(browser, id)).status).toBe(404)
    expect(json(await sendPart(browser, id, 2 * PART_BYTES, photo))).toMatchObject({ isKept: true })

    const shown = await show(browser, id)
    expect(shown.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-store',
    })
    expect(await sharp(shown.body).metadata()).toMatchObject({ format: 'jpeg', width: 300, height: 400 })
    const other = newBrowser()
    expect((await show(other, id)).status).toBe(404)
    await begin(other, photo.length)
    expect((await show(other, id)).status).toBe(404)
    expect((await sendPart(other, id, 0, photo)).status).toBe(404)
    await ask(other, 'DELETE', `/api/photos/?id=${id}`)
    expect((await show(browser, id)).status).toBe(200)
    expect((await ask(browser, 'DELETE', `/api/photos/?id=${id}`)).status).toBe(204)
    expect((await show(browser, id)).status).toBe(404)
  })

  test('is kept encrypted, parts and whole, and stands in no log', async () => {
    const browser = newBrowser()
    const id = await begin(browser, photo.length)
    await sendPart(browser, id, 0, photo)
    const whole = await upload(browser, photo)
    expect(whole.last.status).toBe(200)
    const parts = await live.store.query<{ content: Buffer }>('SELECT content FROM photo_parts')
    const photos = await live.store.query<{ content: Buffer }>(
      'SELECT content FROM photos WHERE content IS NOT NULL',
    )
    const stored = [...parts.rows, ...photos.rows].map(({ content }) => content)
    expect(stored.length).toBeGreaterThan(1)
    for (const content of stored)
      for (const begins of [photo.subarray(0, 8), photo.subarray(0, 9).toString('base64')])
        expect(content.includes(begins)).toBe(false)
    expect(live.site.logs.join('')).not.toContain(id)
  })

  test.each([
    ['is no picture', Buffer.from('%PDF-1.7 and so on'), 'type'],
    ['only begins like one', Buffer.from('ffd8ffe000104a464946', 'hex'), 'broken'],
  ])('that %s is refused and erased', async (_, bytes, problem) => {
    const browser = newBrowser()
    const { id, last } = await upload(browser, bytes)
    expect([last.status, json(last)]).toEqual([422, { problem }])
    expect((await ask(browser, 'GET', `/api/photos/parts/?id=${id}`)).status).toBe(404)
  })

  test.each([
    ['of 50 MB', '/api/photos/?type=jpg&size=52428800'],
    ['of no size', '/api/photos/?type=jpg&size=0'],
    ['of another type', '/api/photos/?type=svg&size=10'],
    ['without an id', '/api/photos/parts/?offset=0'],
  ])('%s is not begun', async (_, path) => {
    expect((await ask(newBrowser(), 'POST', path)).status).toBe(400)
  })

  test('takes no part that is too long, and nothing from another site', async () => {
    const browser = newBrowser()
    const id = await begin(browser, photo.length)
    const part = `/api/photos/parts/?id=${id}&offset=0`
    expect((await ask(browser, 'POST', part, Buffer.alloc(PART_BYTES + 1))).status).toBe(400)
    const elsewhere = { origin: 'https://elsewhere.example' }
    expect((await ask(browser, 'POST', part, partOf(photo, 0), elsewhere)).status).toBe(400)
    expect((await ask(browser, 'POST', '/api/photos/?type=jpg&size=9', undefined, elsewhere)).status).toBe(
      400,
    )
  })

  test('is one too many after 40 that were not handed in', async () => {
    const browser = newBrowser()
    await begin(browser, photo.length)
    await live.store.query(
      `INSERT INTO photos (id, owner, type, size, arrived)
       SELECT gen_random_uuid(), (SELECT owner FROM photos ORDER BY begun_at DESC LIMIT 1), 'jpg', 9, 9
       FROM generate_series(1, 40)`,
    )
    const answer = await ask(browser, 'POST', '/api/photos/?type=jpg&size=9')
    expect([answer.status, json(answer)]).toEqual([429, { problem: 'busy' }])
  })
})

test.runIf(IS_ONE_PROCESS)(
  'one address cannot try photos for as long as it likes, neither to see nor to erase them',
  async () => {
    const browser = newBrowser()
    const { id } = await upload(browser, photo)
    const tries = Array.from({ length: 120 }, () =>
      show({ ...newBrowser(), from: browser.from }, randomUUID()),
    )
    expect(new Set((await Promise.all(tries)).map(({ status }) => status))).toEqual(new Set([404]))
    for (const answer of [await show(browser, id), await ask(browser, 'DELETE', `/api/photos/?id=${id}`)]) {
      expect(answer.status).toBe(429)
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    }
    const elsewhere = { ...browser, from: live.newcomer() }
    expect((await show(elsewhere, id)).status).toBe(200)
    expect((await ask(elsewhere, 'DELETE', `/api/photos/?id=${id}`)).status).toBe(204)
  },
)

describe('a form', () => {
  const type = { 'content-type': 'multipart/form-data; boundary=x' }

  test.each([
    ['without photos of 2 MB', '/ng/contact/', 2_000_000],
    ['with photos of 70 MB', '/ng/repair-appointment/', 70_000_000],
  ])('%s is told to be too large, whoever sends all of it', async (_, page, size) => {
    const { status, text } = await ask(newBrowser(), 'POST', page, Buffer.alloc(size), type)
    expect(status).toBe(413)
    expect(text).toContain('choose smaller or fewer photos')
  })
})

describe('photos that are handed in', () => {
  const place = { country: 'ng', locale: 'en' } as const
  const kept = async () => (await upload(newBrowser(), photo)).id
  const filesOf = async (keys: string[]) =>
    (
      await sandbox.query<{ name: string; owner: string }>(
        'SELECT name, owner FROM files WHERE key = ANY ($1)',
        [keys],
      )
    ).rows
  const countFiles = async () => (await sandbox.query('SELECT 1 FROM files')).rowCount ?? 0

  async function handIn(photos: string[]) {
    const key = randomUUID()
    await receive({
      key,
      kind: 'rating',
      country: 'ng',
      once: null,
      subjects: ['a person'],
      photos,
      content: {},
    })
    return key
  }

  test('reach the service as a guest’s, named as it wants [5#35], and once', async () => {
    const ids = [await kept(), await kept()]
    await handIn(ids)
    const first = await deliverPhotos(ids, place)
    if (!first.ok) throw new Error(first.failure.kind)
    const files = await filesOf(first.fileKeys)
    expect(files).toHaveLength(2)
    for (const { name, owner } of files) {
      expect(name).toMatch(/^carelane-\d{13}\.jpg$/)
      expect(owner).toBe(first.token)
    }
    const before = await countFiles()
    expect(await deliverPhotos(ids, place)).toEqual(first)
    expect(await countFiles()).toBe(before)
    expect(await deliverPhotos([], place)).toEqual({ ok: true, fileKeys: [], token: null })
  })

  test('go on with what is missing after a failure, as the same guest’s', async () => {
    const ids = [await kept(), await kept()]
    await handIn(ids)
    const [one = ''] = ids
    const first = await deliverPhotos([one], place)
    await live.sandbox.withFault({ call: 'upload-file', fault: '500' }, async () => {
      expect(await deliverPhotos(ids, place)).toMatchObject({ ok: false, failure: { isRetryable: true } })
    })
    const before = await countFiles()
    const whole = await deliverPhotos(ids, place)
    if (!first.ok || !whole.ok) throw new Error('not delivered')
    expect(whole.fileKeys).toEqual([...first.fileKeys, expect.any(String)])
    expect(whole.token).toBe(first.token)
    expect(await countFiles()).toBe(before + 1)
  })

  test('have one name where two deliver them at once, as after a lease that ended early', async () => {
    const ids = [await kept(), await kept()]
    await handIn(ids)
    const slow = { call: 'upload-file', fault: 'done-slow', delayMs: 500 }
    await live.sandbox.withFault(slow, async () => {
      const both = await Promise.all([deliverPhotos(ids, place), deliverPhotos(ids, place)])
      // The other must not use its photos under the same key.
      expect(both.filter(({ ok }) => ok)).toHaveLength(1)
      expect(await deliverPhotos(ids, place)).toEqual(both.find(({ ok }) => ok))
    })
  })

  test('stay with their submission and go with it; those that nobody handed in go after a day', async () => {
    const [handed, orphan, fresh] = [await kept(), await kept(), await kept()]
    const key = await handIn([handed])
    await live.store.query(`UPDATE photos SET begun_at = now() - interval '25 hours' WHERE id = ANY ($1)`, [
      [handed, orphan],
    ])
    await eraseOrphans()
    const left = async () =>
      (
        await live.store.query<{ id: string }>('SELECT id FROM photos WHERE id = ANY ($1)', [
          [handed, orphan, fresh],
        ])
      ).rows.map(({ id }) => id)
    expect(new Set(await left())).toEqual(new Set([handed, fresh]))
    await live.store.query('DELETE FROM submissions WHERE key = $1', [key])
    expect(await left()).toEqual([fresh])
    await expect(deliverPhotos([handed], place)).rejects.toThrow('not there any more')
  })
})
