import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { embeddedPostgresUrl, freePort, onServer, readSecrets, startPostgres } from '@carelane/stack'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { receive } from '@/handing-in/ledger'
import { keepPhoto, makePhoto } from '@/uploads/photo-store'
import { SITE_FOLDER } from './support/built-site'

const THEIRS = 'WONG1234567890'
const ANOTHERS = 'WONG9876543210'

let dataFolder: string
let postgres: Awaited<ReturnType<typeof startPostgres>>

const photos = new Map<string, string>()
const pictureOf = (order: string) => Buffer.from(`a picture of ${order}`)

const NOTHING_SET = {
  DATABASE_URL: '',
  SESSION_SECRET: '',
  SUBMISSION_KEYS: '',
  CARELANE_DATABASE_PREFIX: '',
}

beforeAll(async () => {
  dataFolder = mkdtempSync(join(tmpdir(), 'carelane-submissions-'))
  // As root, PostgreSQL runs as another user.
  chmodSync(dataFolder, 0o755)
  const { postgresPassword: password, sessionSecret } = readSecrets(dataFolder)
  const log = openSync(join(dataFolder, 'log'), 'a')
  const options = { dataFolder, password, port: await freePort() }
  postgres = await startPostgres({ ...options, log })
  closeSync(log)
  const serverUrl = embeddedPostgresUrl(options)
  await onServer(serverUrl, (client) => client.query('CREATE DATABASE carelane_site'))
  Object.assign(process.env, {
    DATABASE_URL: serverUrl,
    SESSION_SECRET: sessionSecret,
    SUBMISSION_KEYS: '',
    CARELANE_DATABASE_PREFIX: '',
    LOG_LEVEL: 'fatal',
  })
  for (const order of [THEIRS, ANOTHERS]) {
    const photo = (await makePhoto({ network: 'somewhere', owner: order, type: 'jpg', size: 9 })) ?? ''
    await keepPhoto(photo, pictureOf(order))
    photos.set(order, photo)
    await receive({
      key: randomUUID(),
      kind: 'rating',
      country: 'ng',
      once: order,
      subjects: [order],
      photos: [photo],
      content: { orderNumber: order, suggestion: `of ${order}` },
    })
  }
}, 60_000)

afterAll(async () => {
  await postgres.stop()
  rmSync(dataFolder, { recursive: true, force: true })
})

function submissions(what: string, number: string, { folder = dataFolder, to = '' } = {}) {
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['run', '--silent', 'submissions', '--', what, number, ...(to === '' ? [] : ['--to', to])],
    {
      cwd: resolve(SITE_FOLDER, '..'),
      // Empty counts as not set.
      env: { ...process.env, ...NOTHING_SET, CARELANE_DATA_DIR: folder },
      encoding: 'utf8',
    },
  )
  return { status, stderr, said: status === 0 ? (JSON.parse(stdout) as unknown) : stdout }
}

const stored = (order: string) => ({
  kind: 'rating',
  country: 'ng',
  state: 'delivering',
  content: { orderNumber: order, suggestion: `of ${order}` },
})

// These tests build on each other.

test('what one person handed in is exported while the product runs', () => {
  expect(submissions('export', THEIRS)).toMatchObject({ status: 0, said: [stored(THEIRS)] })
  expect(submissions('export', 'WONG0000000000')).toMatchObject({ status: 0, said: [] })
})

test('their photos are written into a folder that nobody else can look into, and no photos of others', () => {
  const folder = join(dataFolder, 'for them')
  expect(submissions('export', THEIRS, { to: folder })).toMatchObject({ status: 0, said: [stored(THEIRS)] })
  const file = `${photos.get(THEIRS)}.jpg`
  expect(readdirSync(folder)).toEqual([file])
  expect(readFileSync(join(folder, file))).toEqual(pictureOf(THEIRS))
  expect([folder, join(folder, file)].map((path) => statSync(path).mode & 0o077)).toEqual([0, 0])
  expect(submissions('erase', THEIRS, { to: folder })).toMatchObject({ status: 2 })
})

test('and while it does not, after which nothing runs', async () => {
  await postgres.stop()
  expect(submissions('export', ANOTHERS.toLowerCase())).toMatchObject({ status: 0, said: [stored(ANOTHERS)] })
  expect(existsSync(join(dataFolder, 'postgres/postmaster.pid'))).toBe(false)
  expect(existsSync(join(dataFolder, 'start.lock'))).toBe(false)
})

test('it is erased, and what others handed in is not', () => {
  expect(submissions('erase', THEIRS)).toMatchObject({ status: 0, said: { erased: 1 } })
  expect(submissions('export', THEIRS)).toMatchObject({ status: 0, said: [] })
  expect(submissions('export', ANOTHERS)).toMatchObject({ status: 0, said: [stored(ANOTHERS)] })
})

test('where there is no data that is said, and none is made; what is asked wrongly is explained', () => {
  const nowhere = join(dataFolder, 'elsewhere')
  const { status, stderr } = submissions('export', THEIRS, { folder: nowhere })
  expect([status, stderr]).toEqual([1, expect.stringContaining(`There is no data in ${nowhere}.`)])
  expect(existsSync(nowhere)).toBe(false)
  expect(submissions('show', THEIRS)).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('submissions export <number>'),
  })
})
