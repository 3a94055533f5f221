import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createHash, randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ArchivingServer } from '@carelane/test-kit/archiving-server'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addArticle, addPicture } from '../support/content'
import { startCms, type TestCms } from '../support/start-cms'

const ROOT = resolve(import.meta.dirname, '../../..')
const MINUTE_MS = 60_000
const KEY = 'for-tests-alone-0123456789-0123456789'

let home: string
let server: ArchivingServer
let databaseUrl: string

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'carelane-backup-'))
  for (const place of ['data', 'backup']) mkdirSync(join(home, place))
  server = await ArchivingServer.create(home)
  await server.start()
  await onServer(server.url, (client) => client.query('CREATE DATABASE carelane_cms'))
  databaseUrl = server.url.replace(/postgres$/, 'carelane_cms')
}, 120_000)

afterAll(async () => {
  await server.stop()
  spawnSync('umount', [join(home, 'small')])
  rmSync(home, { recursive: true, force: true })
})

async function onServer<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const environment = (given: Record<string, string> = {}) => ({
  ...process.env,
  BACKUP_DIR: join(home, 'backup'),
  BACKUP_KEY: KEY,
  CARELANE_DATA_DIR: join(home, 'data'),
  DATABASE_URL: server.url,
  SESSION_SECRET: 'for tests alone '.repeat(3),
  PUBLICATION_SECRET: 'for tests alone '.repeat(3),
  ...given,
})

function run(command: 'backup' | 'restore', args: string[] = [], given: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${command}.mjs`, ...args], {
    cwd: ROOT,
    env: environment(given),
    encoding: 'utf8',
  })
  return { status, said: stdout + stderr }
}

function succeed(command: 'backup' | 'restore', ...args: string[]): string {
  const { status, said } = run(command, args)
  expect(status, said).toBe(0)
  return said
}

/** All rows of all tables, as a hash for each table. */
async function contents(): Promise<Record<string, string>> {
  return onServer(databaseUrl, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
       WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`,
    )
    const hashes: Record<string, string> = {}
    for (const { name } of tables) {
      const { rows } = await client.query<{ hash: string }>(
        `SELECT md5(coalesce(string_agg(t::text, E'\n' ORDER BY t::text), '')) AS hash FROM ${name} t`,
      )
      hashes[name] = rows[0]?.hash ?? ''
    }
    return hashes
  })
}

function files(folder: string): Record<string, string> {
  const hash = (name: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, name)))
      .digest('hex')
  return Object.fromEntries(
    readdirSync(folder)
      .sort()
      .map((name) => [name, hash(name)]),
  )
}

async function serverTime(): Promise<Date> {
  const { rows } = await onServer(server.url, (client) =>
    client.query<{ now: Date }>('SELECT clock_timestamp() AS now'),
  )
  return rows[0]?.now ?? new Date(NaN)
}

test('a minute before a deletion is restored, database and pictures; what cannot be says why', async () => {
  const media = join(home, 'data', 'media')
  succeed('backup', 'prepare')
  await server.stop()
  await server.start()
  const given = { url: databaseUrl, serverUrl: server.url, drop: async () => undefined }
  const cms: TestCms = await startCms('backup', given)
  symlinkSync(cms.settings.mediaDirectory, media)
  await addArticle(cms.payload, {
    titles: { en: 'Stays' },
    slug: 'stays',
    cover: await addPicture(cms.payload, 'stays.png'),
  })
  expect(succeed('backup')).toContain('databases: full')
  const cover = await addPicture(cms.payload, 'goes.png')
  const article = await addArticle(cms.payload, { titles: { en: 'Goes' }, slug: 'goes', cover })
  succeed('backup', 'media')

  const [before, picturesBefore] = [await contents(), files(media)]
  const moment = await serverTime()
  await wait(MINUTE_MS)
  await cms.payload.delete({ collection: 'news', id: article })
  await cms.payload.delete({ collection: 'media', id: cover })
  await addPicture(cms.payload, 'later.png')
  expect(await contents()).not.toEqual(before)
  succeed('backup', 'media')

  // One that is killed leaves nothing that counts, and the next one works.
  const broken = spawn(process.execPath, ['scripts/backup.mjs'], {
    cwd: ROOT,
    env: environment(),
    detached: true,
    stdio: 'ignore',
  })
  await wait(2000)
  if (broken.pid !== undefined) process.kill(-broken.pid, 'SIGKILL')
  if (broken.exitCode === null) await once(broken, 'exit')
  expect(succeed('backup')).toContain('databases: diff')
  expect(succeed('backup', 'list')).toContain('Any moment since')

  await cms.payload.destroy()
  await server.stop()
  const to = moment.toISOString()
  const at = (...more: string[]) => ['--to', to, '--cluster', server.folder, ...more]
  expect(run('restore', at()).said).toContain(`${server.folder} is not empty`)
  renameSync(server.folder, join(home, 'lost'))
  expect(run('restore', at()).said).toContain(`${media} is not empty`)
  rmSync(media)
  mkdirSync(join(home, 'data', 'pages', 'of-a-build'), { recursive: true })
  expect(run('restore', at(), { BACKUP_KEY: KEY.replace('9', '8') }).said).toContain(
    'BACKUP_KEY is not the key',
  )
  expect(run('restore', ['--to', '2020-01-01T00:00:00Z', '--cluster', server.folder]).said).toContain(
    'There is no backup before',
  )
  expect(run('restore', ['--to', '2020-01-01', '--cluster', server.folder]).said).toContain(
    'is no moment with its zone',
  )
  expect(run('restore', ['--to', new Date().toISOString(), '--cluster', server.folder]).said).toContain(
    'is not a minute ago',
  )
  const small = join(home, 'small')
  mkdirSync(small)
  expect(
    spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', small]).status,
    'this part needs root',
  ).toBe(0)
  expect(run('restore', ['--to', to, '--cluster', join(small, 'cluster')]).said).toContain('has room for')
  mkdirSync(media)
  writeFileSync(join(media, 'incompressible.webp'), randomBytes(8 * 1024 * 1024))
  expect(run('backup', ['media'], { BACKUP_DIR: small }).said).toContain('The disk is full')
  spawnSync('umount', [small])
  rmSync(media, { recursive: true })

  succeed('restore', ...at())
  expect(existsSync(join(home, 'data', 'pages'))).toBe(false)
  expect(await server.start(), server.log).toBe(true)
  expect(await contents()).toEqual(before)
  expect(files(media)).toMatchObject(picturesBefore)
  expect(succeed('restore', 'finish')).toContain('all caches are told')
  const { rows } = await onServer(databaseUrl, (client) =>
    client.query(
      `SELECT tags FROM publications.publication WHERE collection = 'site-settings' AND document_id = 0`,
    ),
  )
  expect(rows[0]?.tags).toContain('news')
  const [gone] = Object.keys(picturesBefore)
  rmSync(join(media, String(gone)))
  const lacking = run('restore', ['finish'])
  expect([lacking.status, lacking.said]).toEqual([1, expect.stringContaining(`missing: ${gone}`)])
  await server.stop()

  // Without the last of what was archived PostgreSQL says so, and does not show an earlier moment as this one.
  const archive = join(home, 'backup', 'databases', 'archive', 'carelane')
  const segments = readdirSync(archive, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /[0-9A-F]{24}-/.test(name),
  )
  for (const name of segments.sort().slice(1)) rmSync(join(archive, name))
  rmSync(media, { recursive: true })
  const other = join(home, 'other')
  succeed('restore', '--to', to, '--cluster', other)
  expect(await server.start(other)).toBe(false)
  expect(server.log).toMatch(
    /recovery ended before configured recovery target was reached|could not locate required checkpoint/,
  )
}, 900_000)
