import { spawn } from 'node:child_process'
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Payload } from 'payload'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startCms, type TestCms } from '../../test/support/start-cms'
import { SEED_ARTICLES } from './articles/articles'
import { seed } from './seed'
import { seedAccounts } from './seed-accounts'

const COUNTS = { countries: 67, news: SEED_ARTICLES.length, menus: 67, ads: 5 } as const
const SEED_PROCESS = fileURLToPath(new URL('../../test/support/seed-process.ts', import.meta.url))
/** A whole seed takes 20 s on two idle processors. */
const SEED_TIMEOUT = 240_000
const NOW = new Date('2026-11-01T00:00:00Z')

async function seedWhole(cms: TestCms, payload = () => Promise.resolve(cms.payload)): Promise<string[]> {
  const lines: string[] = []
  const { connectionString } = cms.settings
  await seed({ connectionString, payload, now: NOW, report: (line) => lines.push(line) })
  return lines
}

async function counts(payload: Payload) {
  const names = Object.keys(COUNTS) as (keyof typeof COUNTS)[]
  const totals = await Promise.all(names.map((collection) => payload.count({ collection })))
  return Object.fromEntries(names.map((name, at) => [name, totals[at]?.totalDocs]))
}

describe('seeding an empty database', () => {
  let cms: TestCms
  beforeAll(async () => {
    cms = await startCms('seed')
    // Two at once: the second waits, and finds nothing to do.
    await Promise.all([seedWhole(cms), seedWhole(cms)])
  }, SEED_TIMEOUT)
  afterAll(() => cms.stop())

  test('brings everything once, though two seed at the same time', async () => {
    expect(await counts(cms.payload)).toEqual(COUNTS)
  })

  test('brings texts in their languages, pictures and audiences', async () => {
    const { docs } = await cms.payload.find({
      collection: 'news',
      where: { slug: { equals: 'service-centre-hours-in-ramadan' } },
      locale: 'all' as never,
      depth: 1,
    })
    expect(docs[0]).toMatchObject({
      title: { en: expect.stringContaining('Ramadan'), ar: expect.stringContaining('رمضان') },
      allCountries: false,
      _status: 'published',
      cover: { mimeType: 'image/webp', width: 1600, height: 900, alt: { fr: expect.any(String) } },
    })
    expect(docs[0]?.countries).toContainEqual(expect.objectContaining({ shortName: 'sa' }))
  })

  test('a second time it changes nothing and does not even start Payload', async () => {
    const before = await newest(cms)
    const lines = await seedWhole(cms, () => Promise.reject(new Error('Payload was started.')))
    expect(lines).toEqual(['countries', 'articles', 'menus', 'ads'].map((part) => `${part}: nothing to add`))
    expect(await newest(cms)).toEqual(before)
  })

  test('what an editor changed stays, and what an editor deleted stays away', async () => {
    const { payload } = cms
    const changed = await payload.find({
      collection: 'countries',
      where: { shortName: { equals: 'ng' } },
    })
    const id = changed.docs[0]!.id
    await payload.update({ collection: 'countries', id, data: { email: 'editor@carelane.example' } })
    await payload.delete({ collection: 'news', where: { slug: { equals: 'phone-gets-hot' } } })
    await payload.delete({ collection: 'menus', where: { country: { equals: id } } })
    // Something else is missing, so that the seed really works through its parts.
    await forget(cms, 'ad:saveData')
    await payload.delete({
      collection: 'ads',
      where: { title: { equals: 'Before a repair: save your data' } },
    })

    const lines = await seedWhole(cms)

    expect(lines.at(-1)).toMatch(/^ads: 1 added in/)
    expect(await counts(payload)).toEqual({ ...COUNTS, news: COUNTS.news - 1, menus: 66 })
    const country = await payload.findByID({ collection: 'countries', id })
    expect(country.email).toBe('editor@carelane.example')
  })

  test('what an editor made under the same name before is left alone', async () => {
    await forget(cms, 'article:phone-fell-in-water')
    const where = { slug: { equals: 'phone-fell-in-water' } }
    await cms.payload.update({ collection: 'news', where, data: { title: 'Ours' } })

    await seedWhole(cms)

    const { docs } = await cms.payload.find({ collection: 'news', where })
    expect(docs.map(({ title }) => title)).toEqual(['Ours'])
  })
})

describe('a seed that is killed half way', () => {
  let cms: TestCms
  beforeAll(async () => (cms = await startCms('seed_killed')))
  afterAll(() => cms.stop())

  test('goes on where it was, with nothing twice', async () => {
    await killedSeed(cms, 75)
    const between = await counts(cms.payload)
    expect(between.countries).toBe(67)
    expect(between.news).toBeLessThan(COUNTS.news)

    const lines = await seedWhole(cms)

    expect(lines[0]).toBe('countries: nothing to add')
    expect(await counts(cms.payload)).toEqual(COUNTS)
  }, SEED_TIMEOUT)
})

describe('demo accounts', () => {
  let cms: TestCms
  let folder: string
  let file: string
  const lines: string[] = []
  const run = () =>
    seedAccounts({
      connectionString: cms.settings.connectionString,
      payload: () => Promise.resolve(cms.payload),
      file,
      report: (line) => lines.push(line),
    })
  const written = async () =>
    JSON.parse(await readFile(file, 'utf8')) as { email: string; password: string; role: string }[]

  beforeAll(async () => {
    cms = await startCms('seed_accounts')
    folder = await mkdtemp(join(tmpdir(), 'carelane-accounts-'))
    file = join(folder, 'new', 'accounts.json')
    await run()
  })
  afterAll(async () => {
    await cms.stop()
    await rm(folder, { recursive: true })
  })

  test('the file is its owner’s alone, and what it says logs in', async () => {
    const [account] = await written()
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(account).toMatchObject({ email: 'administrator@carelane.example', role: 'administrator' })
    expect(account?.password.length).toBeGreaterThanOrEqual(20)
    await expect(cms.logIn(account!.email, account!.password)).resolves.toBeDefined()
    expect(await readdir(join(folder, 'new'))).toEqual(['accounts.json'])
    expect(lines.join('\n')).not.toContain(account!.password)
  })

  test('again, the password stays', async () => {
    const before = await written()
    await run()
    expect(await written()).toEqual(before)
  })

  test.each([
    ['is gone', () => rm(file)],
    ['was cut off', () => writeFile(file, '[{"email": "admin')],
  ])('when the file %s, the account gets a new password', async (_, spoil) => {
    const [before] = await written()
    await spoil()
    await run()
    const [account] = await written()
    expect(account?.password).not.toBe(before?.password)
    await expect(cms.logIn(account!.email, account!.password)).resolves.toBeDefined()
    await expect(cms.logIn(before!.email, before!.password)).rejects.toThrow()
    expect((await stat(file)).mode & 0o777).toBe(0o600)
  })

  test('a file that others could read becomes its owner’s alone when it is written', async () => {
    await writeFile(file, '[]')
    await chmod(file, 0o644)
    await run()
    expect((await stat(file)).mode & 0o777).toBe(0o600)
  })

  test('an account that was deleted is not made again', async () => {
    const { payload } = cms
    await payload.create({
      collection: 'users',
      data: {
        email: 'other@carelane.example',
        name: 'Other',
        role: 'administrator',
        password: 'x'.repeat(16),
      },
    })
    const where = { email: { equals: 'administrator@carelane.example' } }
    await payload.delete({ collection: 'users', where })
    await rm(file)
    await run()
    expect((await payload.count({ collection: 'users', where })).totalDocs).toBe(0)
  })

  test('an account that somebody else made under the address keeps its password', async () => {
    const own = { email: 'administrator@carelane.example', password: 'chosen by a person' }
    await forget(cms, `account:${own.email}`)
    await cms.payload.create({ collection: 'users', data: { ...own, name: 'Person', role: 'administrator' } })
    await run()
    await run()
    await expect(cms.logIn(own.email, own.password)).resolves.toBeDefined()
  })
})

/** Seeds in a process of its own, and kills it when the ledger has this many entries. */
async function killedSeed({ settings }: TestCms, entries: number): Promise<void> {
  const command = spawn(process.execPath, ['--import', 'tsx', SEED_PROCESS, JSON.stringify(settings)])
  const ended = new Promise((resolve) => command.once('exit', resolve))
  await onDatabase(settings.connectionString, async (client) => {
    const waitedUntil = Date.now() + SEED_TIMEOUT / 2
    for (;;) {
      const { rows } = await client.query<{ known: boolean }>(
        `SELECT to_regclass('seed.ledger') IS NOT NULL AS known`,
      )
      const counted = rows[0]?.known
        ? await client.query<{ count: number }>('SELECT count(*)::int AS count FROM seed.ledger')
        : undefined
      if ((counted?.rows[0]?.count ?? 0) >= entries) break
      if (Date.now() > waitedUntil) throw new Error('The seed did not get that far.')
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  })
  command.kill('SIGKILL')
  await ended
}

function forget({ settings }: TestCms, key: string) {
  return onDatabase(settings.connectionString, (client) =>
    client.query('DELETE FROM seed.ledger WHERE key = $1', [key]),
  )
}

/** When each kind of document changed last. */
function newest({ settings }: TestCms) {
  return onDatabase(settings.connectionString, async (client) => {
    const { rows } = await client.query(
      `SELECT ${Object.keys(COUNTS).map((name) => `(SELECT max(updated_at) FROM ${name}) AS ${name}`)},
        (SELECT count(*) FROM publications.publication) AS publications`,
    )
    return rows
  })
}

async function onDatabase<Result>(connectionString: string, work: (client: Client) => Promise<Result>) {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
