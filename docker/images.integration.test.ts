import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dropDatabases, freePort, onServer, ROOT } from '../packages/stack/src/index'
import { testServerUrl } from '../packages/test-kit/src/server/test-server-url'

const run = promisify(execFile)
const PARTS = { cms: 'cms', site: 'site', sandbox: 'packages/after-sales-sandbox' }
const databasePrefix = `carelane_test_${randomBytes(4).toString('hex')}_`

/** Outside the project, which must not help. */
const images = mkdtempSync(path.join(tmpdir(), 'carelane-images-'))
const running: ChildProcess[] = []
const accounts = { cms: 'carelane_cms', site: 'carelane_site', sandbox: 'carelane_sandbox' }
let environment: Record<string, string>
let ports: Record<keyof typeof PARTS, number>

beforeAll(async () => {
  ports = { cms: await freePort(), site: await freePort(), sandbox: await freePort() }
  environment = {
    PATH: process.env.PATH ?? '',
    HOME: '/nonexistent',
    CARELANE_DATA_DIR: path.join(images, 'data'),
    CARELANE_DATABASE_PREFIX: databasePrefix,
    SITE_URL: `http://localhost:${ports.site}`,
    INDIA_SITE_URL: `http://in.localhost:${ports.site}`,
    RUSSIA_SITE_URL: `http://ru.localhost:${ports.site}`,
    CMS_URL: `http://localhost:${ports.cms}`,
    AFTER_SALES_URL: `http://localhost:${ports.sandbox}`,
    LOGIN_URL: `http://localhost:${ports.sandbox}`,
    INDIA_LOGIN_URL: `http://127.0.0.1:${ports.sandbox}`,
    LOGIN_CLIENT_ID: 'test-only',
    LOGIN_APP_ID: 'test-only',
    AFTER_SALES_SIGN_SECRET: 'test-only',
    AFTER_SALES_AES_KEY: 'sixteen-bytes-ok',
    PAYMENT_CALLBACK_SECRET: 'test-only-test-only-test-only-0123456789',
    AFTER_SALES_RSA_PUBLIC_KEY: generateKeyPairSync('rsa', { modulusLength: 2048 })
      .publicKey.export({ type: 'spki', format: 'pem' })
      .toString(),
    PUBLICATION_SECRET: 'test-only-test-only-test-only-0123456789',
    SESSION_SECRET: 'test-only-test-only-test-only-9876543210',
    CMS_PORT: String(ports.cms),
    SITE_PORT: String(ports.site),
    SANDBOX_PORT: String(ports.sandbox),
  }
  await createDatabases()
  for (const part of Object.keys(PARTS))
    await run(process.execPath, ['docker/assemble.mjs', part, path.join(images, part)], { cwd: ROOT })
}, 400_000)

afterAll(async () => {
  for (const child of running) child.kill('SIGKILL')
  await dropDatabases(testServerUrl(), databasePrefix)
  await onServer(testServerUrl(), async (client) => {
    for (const account of Object.values(accounts))
      await client.query(`DROP ROLE IF EXISTS ${databasePrefix}${account}`)
  })
  rmSync(images, { recursive: true, force: true })
})

test.each([
  ['cms', 150],
  // The photo library takes 18 MB, the texts of all languages 6 MB in each of its two processes.
  ['site', 98],
  ['sandbox', 5],
] as const)('the image of %s adds no more than %d MB to that of Node', (part, limit) => {
  expect(bytesIn(path.join(images, part)) / 1_000_000).toBeLessThan(limit)
})

test.each([
  ['cms', ['site', 'sandbox']],
  ['site', ['cms', 'sandbox']],
  ['sandbox', ['cms', 'site']],
] as const)('the account of %s reaches no database but its own', async (part, others) => {
  const databaseOf = (name: keyof typeof PARTS) => {
    const url = new URL(serverUrlOf(part))
    url.pathname = `/${databasePrefix}${accounts[name]}`
    return url.href
  }
  await onServer(databaseOf(part), (client) => client.query('CREATE TABLE mine (id int); DROP TABLE mine'))
  for (const other of others)
    await expect(onServer(databaseOf(other), async () => {})).rejects.toThrow(
      'permission denied for database',
    )
})

test('the migration runs from the image of the cms, and a second time finds nothing to do', async () => {
  const migrate = () =>
    run(process.execPath, ['--conditions=production', 'dist/scripts/migrate.mjs'], {
      cwd: path.join(images, 'cms', PARTS.cms),
      env: environmentOf('cms'),
    })
  expect((await migrate()).stdout).toContain('Migrated: ')
  expect((await migrate()).stdout).toContain('The database is up to date.')
})

test('the parts run from their images and serve a page of the admin, of the site and of the sandbox', async () => {
  start('sandbox', 'dist/server.mjs')
  start('cms', 'serve.mjs')
  await expectAnswer(`http://localhost:${ports.cms}/api/health`, 200)
  start('site', 'dist/server.mjs')
  await expectAnswer(`http://localhost:${ports.site}/api/health/`, 200)
  await expectAnswer(`http://localhost:${ports.sandbox}/health`, 200)
  await expectAnswer(`http://localhost:${ports.cms}/admin/login`, 200)
  await expectNamedField()
  // Without content even the 404 has the site's look.
  const answer = await fetch(`http://localhost:${ports.site}/no-such-page/`)
  expect(await answer.text()).toContain('</html>')
}, 180_000)

/** As psql runs the file in PostgreSQL's container. */
async function createDatabases(): Promise<void> {
  const script = readFileSync(path.join(ROOT, 'docker/create-databases.sql'), 'utf8')
    .replaceAll(/^(?:--|\\getenv).*$/gm, '')
    .replaceAll(/:'(\w+)'/g, `'$1'`)
    .replaceAll('carelane_', `${databasePrefix}carelane_`)
    // They belong to all tests.
    .replace(', postgres, template1', '')
  await onServer(testServerUrl(), async (client) => {
    for (const statement of script.split(';').filter((text) => text.trim() !== ''))
      await client.query(statement)
  })
}

function environmentOf(part: keyof typeof PARTS): NodeJS.ProcessEnv {
  return { ...environment, DATABASE_URL: serverUrlOf(part) } as unknown as NodeJS.ProcessEnv
}

function serverUrlOf(part: keyof typeof PARTS): string {
  const url = new URL(testServerUrl())
  url.username = databasePrefix + accounts[part]
  url.password = `${part}_password`
  return url.href
}

function start(part: keyof typeof PARTS, program: string): void {
  const child = spawn(process.execPath, [program], {
    cwd: path.join(images, part, PARTS[part]),
    env: environmentOf(part),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  running.push(child)
}

async function expectAnswer(url: string, status: number): Promise<void> {
  const ask = () =>
    fetch(url).then(
      (answer) => answer.status,
      () => 0,
    )
  await expect.poll(ask, { timeout: 60_000, interval: 250 }).toBe(status)
}

/** Needs Payload's error classes bundled once, under their names. */
async function expectNamedField(): Promise<void> {
  const answer = await fetch(`http://localhost:${ports.cms}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({
    errors: [{ name: 'ValidationError', data: { errors: [{ path: 'email' }] } }],
  })
}

/** Node 24 would count targets of links again. */
function bytesIn(folder: string): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const at = path.join(folder, entry.name)
    if (entry.isDirectory()) return sum + bytesIn(at)
    return entry.isFile() ? sum + lstatSync(at).size : sum
  }, 0)
}
