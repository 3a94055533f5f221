import { chmodSync, mkdtempSync, readFileSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sourceFingerprint } from '../src/fingerprint.mjs'
import { ROOT } from '../src/index'
import { installation, StartCommand, statusOf } from './support/start-command'

const READY = /^ready {2}site /m

let dataFolder: string
let here: Awaited<ReturnType<typeof installation>>

beforeAll(async () => {
  dataFolder = mkdtempSync(path.join(tmpdir(), 'carelane-development-'))
  // For PostgreSQL's own user, if root runs the tests.
  chmodSync(dataFolder, 0o755)
  here = await installation(dataFolder)
})

afterAll(() => rmSync(dataFolder, { recursive: true, force: true }))

test('for development, parts start anew when their sources change, and pages show what is there', async () => {
  const sources = () => sourceFingerprint(['cms', 'site', 'packages'])
  const committed = sources()
  const running = new StartCommand(here.environment, ['--dev'])
  await running.says(READY)
  const site = `http://localhost:${here.ports.site}`
  // Nothing is compiled yet.
  expect(await statusOf(`${site}/`)).toBe(200)
  expect(await statusOf(`${site}/ng/no-such-page/`)).toBe(404)
  const log = (part: string) => readFileSync(path.join(dataFolder, `logs/${part}.log`), 'utf8')
  const starts = (part: string) => log(part).split('[tsx] change in').length
  for (const [part, source] of [
    ['sandbox', 'packages/after-sales-sandbox/src/app.ts'],
    ['site', 'site/src/routing/route-request.ts'],
  ] as const) {
    const before = starts(part)
    utimesSync(path.join(ROOT, source), new Date(), new Date())
    await expect.poll(() => starts(part), { timeout: 20_000 }).toBeGreaterThan(before)
  }
  await expect
    .poll(() => statusOf(`http://localhost:${here.ports.sandbox}/health`), { timeout: 20_000 })
    .toBe(200)
  await expect.poll(() => statusOf(`${site}/ng/`), { timeout: 60_000 }).toBe(200)
  running.signal('SIGTERM')
  await running.end()
  expect(running.output).toContain('stopped')
  expect(sources(), 'a development server rewrote sources').toBe(committed)
}, 480_000)
