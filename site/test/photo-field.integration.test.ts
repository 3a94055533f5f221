import { randomBytes } from 'node:crypto'
import { createTestDatabase, type TestDatabase } from '@carelane/test-kit/postgres'
import pg from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { addPart, joinParts } from '@/uploads/photo-parts'
import { makePhoto, readPhoto } from '@/uploads/photo-store'
import { readPhotos } from '@/uploads/read-photos'
import { askStore } from '@/platform/store/store'

const browser = { cookies: new Map<string, string>() }
vi.mock('next/headers', () => ({
  headers: async () => new Headers({ 'x-forwarded-for': '192.0.2.7' }),
  cookies: async () => ({
    get: (name: string) => browser.cookies.has(name) && { value: browser.cookies.get(name) },
    set: (name: string, value: string) => browser.cookies.set(name, value),
  }),
}))

const prefix = `carelane_test_${randomBytes(4).toString('hex')}_`
let database: TestDatabase
let client: pg.Client
let bytes: Buffer<ArrayBuffer>

beforeAll(async () => {
  database = await createTestDatabase('photofield')
  client = new pg.Client({ connectionString: database.serverUrl })
  await client.connect()
  await client.query(`CREATE DATABASE ${prefix}carelane_site`)
  Object.assign(process.env, {
    DATABASE_URL: database.serverUrl,
    CARELANE_DATABASE_PREFIX: prefix,
    SITE_URL: 'http://localhost:3000',
    SESSION_SECRET: 'test-only-test-only-test-only-0123456789',
    LOG_LEVEL: 'fatal',
  })
  const red = { width: 700, height: 500, channels: 3, background: 'red' } as const
  bytes = Buffer.from(await sharp({ create: red }).jpeg().toBuffer())
})

afterAll(async () => {
  await client.query(`DROP DATABASE IF EXISTS ${prefix}carelane_site WITH (FORCE)`)
  await client.end()
  await database.drop()
})

beforeEach(() => browser.cookies.clear())

const place = {
  lang: 'ng',
  country: 'ng',
  locale: 'en',
  region: { tag: 'en-NG', timeZone: 'Africa/Lagos' },
} as const

function read(fields: [name: string, value: string | File][], most = 3) {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return readPhotos(form, 'photos', most, place)
}

const file = (name: string, content: BlobPart = bytes) => new File([content], name, { type: 'image/jpeg' })
const NONE = new File([], '', { type: 'application/octet-stream' })

test('files of a form are kept, and come back with it; a box takes one back', async () => {
  expect(await read([['photos', NONE]])).toEqual({ ids: [], problem: null })
  expect(await read([['photos', new File([], 'undefined')]])).toEqual({ ids: [], problem: null })
  const first = await read([
    ['photos', file('a.jpg')],
    ['photos', file('b.jpg')],
  ])
  expect(first).toMatchObject({ ids: [expect.any(String), expect.any(String)], problem: null })
  const [a = '', b = ''] = first.ids
  const again = await read([
    ['photos-kept', a],
    ['photos-kept', b],
    ['photos-removed', a],
    ['photos', file('c.jpg')],
  ])
  expect(again).toEqual({ ids: [b, expect.any(String)], problem: null })
  const kept = await askStore<{ type: string }>('SELECT type FROM photos WHERE content IS NOT NULL')
  expect(kept).toHaveLength(3)
})

test('what is wrong with one file is said with its name, and the good ones are kept', async () => {
  const { ids, problem } = await read([
    ['photos', file('a.jpg')],
    ['photos', file('contract.jpg', '%PDF-1.7')],
  ])
  expect(ids).toHaveLength(1)
  expect(problem).toBe(
    '“\u2068contract.jpg\u2069” isn’t a JPEG, PNG or WebP photo. Please choose another one.',
  )
})

test.each([
  ['of 50 MB', () => file('big.jpg', new Uint8Array(50 * 1024 * 1024)), 'is larger than 20 MB'],
  ['of 0 bytes', () => file('none.jpg', ''), 'is empty'],
  ['cut off', () => file('half.jpg', bytes.subarray(0, 900)), 'as a photo. Please choose another one'],
])('a file %s is told of', async (_, make, told) => {
  const { ids, problem } = await read([['photos', make()]])
  expect(ids).toEqual([])
  expect(problem).toContain(told)
})

test('too many, one that has not arrived, and one that is gone are told of', async () => {
  const many = await read(
    [1, 2].map((number) => ['photos', file(`${number}.jpg`)]),
    1,
  )
  expect(many).toMatchObject({ problem: expect.stringContaining('Only one photo fits here') })
  expect(many.ids).toHaveLength(1)
  expect((await read([['photos-pending', '1']])).problem).toContain('A photo is still uploading')
  const gone = await read([['photos-kept', '0b5f6c1e-8a3f-4d0e-9c55-0d7f2d9f5a11']])
  expect(gone).toMatchObject({
    ids: [],
    problem: 'We no longer have one of the photos. Please choose it again.',
  })
})

test('nobody hands in the photo of another browser', async () => {
  const { ids } = await read([['photos', file('a.jpg')]])
  const [id = ''] = ids
  browser.cookies.clear()
  expect((await read([['photos-kept', id]])).ids).toEqual([])
})

test('a photo that was made of its parts stays, whoever asks for that once more', async () => {
  const owner = 'a browser'
  const id = (await makePhoto({ network: 'somewhere', owner, type: 'jpg', size: bytes.length })) ?? ''
  await addPart({ id, owner, offset: 0, bytes })
  expect(await joinParts(id, owner)).toBeNull()
  expect(await joinParts(id, owner)).toBeNull()
  expect(await readPhoto(id, owner)).not.toBeNull()
})
