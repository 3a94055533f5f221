import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addCountry } from '../../test/support/content'
import { forget } from '../../test/support/seed-ledger'
import { startCms, type TestCms } from '../../test/support/start-cms'
import { seedAccounts } from './seed-accounts'

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
    for (const code of ['ng', 'ke', 'sa', 'gh'] as const) await addCountry(cms.payload, code, ['en'], code)
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

  test('there is one of each role, and each has its countries and languages', async () => {
    const accounts = await written()
    expect(accounts.map(({ role }) => role)).toEqual([
      'administrator',
      'country-editor',
      'country-editor',
      'marketing',
      'translator',
      'read-only',
    ])
    const { docs } = await cms.payload.find({ collection: 'users', sort: 'id', depth: 1 })
    const given = docs.map(({ countries, languages, allCountries }) => ({
      countries: (countries ?? [])
        .map((country) => (typeof country === 'object' ? country.shortName : String(country)))
        .sort(),
      languages: languages ?? [],
      allCountries: allCountries === true,
    }))
    expect(given).toEqual([
      { countries: [], languages: [], allCountries: false },
      { countries: ['ke', 'ng'], languages: [], allCountries: false },
      { countries: ['sa'], languages: [], allCountries: false },
      { countries: ['gh', 'ng'], languages: [], allCountries: false },
      { countries: [], languages: ['fr', 'ar'], allCountries: true },
      { countries: [], languages: [], allCountries: true },
    ])
    for (const { email, password } of accounts)
      await expect(cms.logIn(email, password)).resolves.toBeDefined()
  })

  test('a file of an older version is completed, and what it has stays', async () => {
    const before = await written()
    const own = { email: 'somebody@example.com', password: 'their own', role: 'administrator' }
    await writeFile(file, JSON.stringify([own, ...before.slice(0, 2)]))
    await run()
    const after = await written()
    expect(after.slice(0, 3)).toEqual([own, ...before.slice(0, 2)])
    expect(after.map(({ email }) => email).sort()).toEqual(
      [own.email, ...before.map(({ email }) => email)].sort(),
    )
    await writeFile(file, JSON.stringify(after.slice(1)))
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

  test('an account in the trash stays there, whether its password is known or its making', async () => {
    const { payload } = cms
    const email = 'translator.french-arabic@carelane.example'
    const where = { email: { equals: email } }
    const { docs } = await payload.find({ collection: 'users', where })
    const id = docs[0]?.id ?? 0
    await payload.update({ collection: 'users', id, data: { deletedAt: new Date().toISOString() } })
    await rm(file)
    await run()
    await forget(cms, `account:${email}`)
    await rm(file)
    await run()
    const found = await payload.find({ collection: 'users', where, trash: true })
    expect(found.docs).toMatchObject([{ id, deletedAt: expect.any(String) }])
    await expect(readFile(file, 'utf8')).resolves.not.toContain(email)
  })

  test('an account that was deleted is not made again', async () => {
    const { payload } = cms
    await payload.create({
      collection: 'users',
      data: {
        email: 'other@carelane.example',
        name: 'Other',
        role: 'administrator',
        password: 'the one that was before',
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
