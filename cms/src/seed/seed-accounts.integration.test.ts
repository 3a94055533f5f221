import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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
