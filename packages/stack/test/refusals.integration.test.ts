import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../src/index'
import { installation, StartCommand } from './support/start-command'

let dataFolder: string
let environment: Record<string, string>

beforeAll(async () => {
  dataFolder = mkdtempSync(path.join(tmpdir(), 'carelane-refusals-'))
  environment = (await installation(dataFolder)).environment
})

afterAll(() => rmSync(dataFolder, { recursive: true, force: true }))

// Not even root can create folders there; below /proc Node's recursive mkdir would loop.
test.each(['/sys/carelane', '/proc/carelane/data'])(
  'a data folder that cannot be written is named, with what to do: %s',
  async (place) => {
    const start = new StartCommand({ ...environment, CARELANE_DATA_DIR: place })
    expect(await start.end()).not.toBe(0)
    expect(start.output).toMatch(
      new RegExp(`data folder ${place} cannot be written \\(\\w+\\).*CARELANE_DATA_DIR`, 's'),
    )
  },
)

test('a DATABASE_URL that leads nowhere is named without its password', async () => {
  const port = await freePort()
  const start = new StartCommand({
    ...environment,
    DATABASE_URL: `postgres://ann:top-secret@127.0.0.1:${port}/postgres`,
  })
  expect(await start.end()).not.toBe(0)
  expect(start.output).toContain(`The PostgreSQL that DATABASE_URL names (127.0.0.1:${port}) cannot be used`)
  expect(start.output).not.toContain('top-secret')
})

test('all variables that are wrong are named at once with the reason, and so is what a live API needs', async () => {
  const start = new StartCommand({
    ...environment,
    SITE_PORT: 'three thousand',
    SITE_URL: 'service.example',
    AFTER_SALES_URL: 'https://api.service.example',
    AFTER_SALES_SIGN_SECRET: 'agreed',
  })
  expect(await start.end()).not.toBe(0)
  expect(start.output).toMatch(/SITE_PORT: must be a port number/)
  expect(start.output).toMatch(/SITE_URL: must be an address that begins with http/)
  expect(start.output).toMatch(/AFTER_SALES_AES_KEY is not set/)
  expect(start.output).toMatch(/AFTER_SALES_RSA_PUBLIC_KEY is not set/)
  expect(start.output).toMatch(/INDIA_LOGIN_URL is not set/)
  expect(start.output).not.toContain('AFTER_SALES_SIGN_SECRET')
})
