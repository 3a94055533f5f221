import { spawn } from 'node:child_process'
import { createHash, generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

// Each test starts a process.
vi.setConfig({ testTimeout: 30_000 })

const ROOT = path.resolve(import.meta.dirname, '..')
const SCRIPT = path.join(ROOT, 'scripts/after-sales-check.ts')

const KEYS = {
  SERVICE_BRAND: 'acme',
  AFTER_SALES_SIGN_SECRET: 'a-secret-of-the-group',
  AFTER_SALES_AES_KEY: 'sixteen byte key',
  AFTER_SALES_RSA_PUBLIC_KEY: generateKeyPairSync('rsa', { modulusLength: 2048 })
    .publicKey.export({ type: 'spki', format: 'pem' })
    .toString(),
}

const signs = new Map<string, unknown>()

const server = createServer((request, response) => {
  signs.set(request.url ?? '', request.headers.sign)
  response.writeHead(404).end()
})

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => server.close())

test('asks with the brand and the keys of the environment, and fails where the host does not meet the contract', async () => {
  const { port } = server.address() as AddressInfo
  const { code, output } = await check(['--url', `http://127.0.0.1:${port}`], KEYS)
  expect(output).toContain(`The after-sales API at http://127.0.0.1:${port}, brand acme, reading only`)
  expect(output).toMatch(/differs +GET +\/acmeClient\/survey\/list-web .*\n +HTTP 404\n/)
  expect(signs.get('/acmeClient/survey/list-web?mcc=621&language=en')).toBe(
    createHash('md5').update('a-secret-of-the-groupen,621').digest('hex'),
  )
  expect(code).toBe(1)
})

test.each([
  [['--urls', 'x'], {}, /Unknown option '--urls'[\s\S]*--inputs/],
  [['--url', 'service.example'], KEYS, /AFTER_SALES_URL: must be an address/],
  [['--url', 'http://127.0.0.1:9'], { ...KEYS, AFTER_SALES_AES_KEY: '' }, /AFTER_SALES_AES_KEY is not set/],
  [['--url', 'http://127.0.0.1:9', '--inputs', 'nowhere.json'], KEYS, /nowhere\.json cannot be read/],
  [['--url', 'http://127.0.0.1:9', '--inputs', 'LICENSE'], KEYS, /LICENSE is not JSON/],
  [
    ['--url', 'http://127.0.0.1:9', '--inputs', 'package.json'],
    KEYS,
    /package\.json: .*Unrecognized|Invalid key/,
  ],
])('says what is wrong in %j, without a trace', async (args, environment, says) => {
  const { code, output } = await check(args, environment)
  expect(output).toMatch(says)
  expect(output).not.toMatch(/\n +at /)
  expect(code).toBe(2)
})

async function check(args: string[], environment: Record<string, string>) {
  const { PATH } = process.env
  const child = spawn(process.execPath, ['--import', 'tsx', SCRIPT, ...args], {
    cwd: ROOT,
    env: { PATH, NODE_ENV: 'test', ...environment },
  })
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
  if (child.exitCode === null) await once(child, 'close')
  return { code: child.exitCode, output: out + err }
}
