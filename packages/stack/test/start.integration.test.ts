import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isAlive } from '../src/index'
import { installation, StartCommand, statusOf } from './support/start-command'

const READY = /^ready {2}site /m

let dataFolder: string
let here: Awaited<ReturnType<typeof installation>>
let running: StartCommand

beforeAll(async () => {
  dataFolder = mkdtempSync(path.join(tmpdir(), 'carelane-start-'))
  // For PostgreSQL's own user, if root runs the tests.
  chmodSync(dataFolder, 0o755)
  here = await installation(dataFolder)
})

afterAll(async () => {
  running.signal('SIGTERM')
  await running.end()
  rmSync(dataFolder, { recursive: true, force: true })
})

// The tests depend on this order, to seed only once.

test('a first start that is killed in the middle of the seed heals itself at the next', async () => {
  const killed = new StartCommand(here.environment)
  await killed.says(/seed the content …/)
  await wait(3000)
  const left = here.processes()
  killed.signal('SIGKILL')
  await killed.end()
  expect(isAlive(left.postgres ?? 0)).toBe(true)

  running = new StartCommand(here.environment)
  await running.says(READY, 240_000)
  const { site, cms, sandbox } = here.ports
  expect(running.output).toContain(
    `ready  site http://localhost:${site}/  admin http://localhost:${cms}/admin  sandbox http://localhost:${sandbox}/`,
  )
  expect(running.output).toContain('stopped what an earlier start left running: postgres')
  expect(running.output).toContain('learn how people ask')
  expect(isAlive(left.postgres ?? 0)).toBe(false)
  expect(await page('/ng/')).toBe(200)
}, 360_000)

test('accounts and secrets can be read by their owner alone, and the place of the accounts is said', () => {
  for (const name of ['accounts.json', 'secrets.json'])
    expect(statSync(path.join(dataFolder, name)).mode & 0o077).toBe(0)
  expect(running.output).toContain(path.join(dataFolder, 'accounts.json'))
})

test('a second start with the same data says who runs and where, and ends', async () => {
  const second = new StartCommand(here.environment)
  expect(await second.end()).not.toBe(0)
  expect(second.output).toMatch(/already runs with the data in .* \(process \d+\)\. ready {2}site /)
  expect(await page('/ng/')).toBe(200)
})

test('a busy port is named with who has it and which variable chooses another', async () => {
  const elsewhere = mkdtempSync(path.join(tmpdir(), 'carelane-start-'))
  const second = new StartCommand({ ...here.environment, CARELANE_DATA_DIR: elsewhere })
  expect(await second.end()).not.toBe(0)
  expect(second.output).toContain(`Port ${here.ports.cms} for the cms is taken by`)
  expect(second.output).toMatch(/process \d+.*CMS_PORT=\d+ npm start/)
  rmSync(elsewhere, { recursive: true, force: true })
})

test('PostgreSQL killed: the site keeps serving pages seen before, and all is well again soon', async () => {
  const before = here.processes().postgres ?? 0
  process.kill(before, 'SIGKILL')
  const meanwhile = await page('/ng/')
  expect(meanwhile).toBe(200)
  await running.says(/postgres was ended by SIGKILL; starting it again/)
  await running.says(/postgres is up again/)
  expect(here.processes().postgres).not.toBe(before)
  await expect
    .poll(() => statusOf(`http://localhost:${here.ports.cms}/api/health`), { timeout: 20_000 })
    .toBe(200)
  expect(await page('/ng/tips/')).toBe(200)
})

test('a part that crashes is started again, and that is said', async () => {
  process.kill(here.processes().sandbox ?? 0, 'SIGKILL')
  await running.says(/sandbox was ended by SIGKILL; starting it again in [\d.]+ s/)
  await running.says(/sandbox is up again/)
  expect(await statusOf(`http://localhost:${here.ports.sandbox}/health`)).toBe(200)
})

test('after the supervisor was killed, the next start ends what it left and is ready within 20 s', async () => {
  const left = Object.values(here.processes())
  running.signal('SIGKILL')
  await running.end()
  expect(left.filter((pid) => isAlive(pid))).toHaveLength(4)
  running = new StartCommand(here.environment)
  expect(await running.says(READY)).toBeLessThan(20_000)
  expect(left.filter((pid) => isAlive(pid))).toEqual([])
  expect(running.output).not.toContain('seed the content')
  expect(running.output).not.toContain('learn how people ask')
})

test('SIGTERM stops everything within 10 s', async () => {
  const parts = Object.values(here.processes())
  const asked = performance.now()
  running.signal('SIGTERM')
  await running.end()
  expect(performance.now() - asked).toBeLessThan(10_000)
  await expect.poll(() => parts.filter((pid) => isAlive(pid)), { timeout: 10_000 }).toEqual([])
  expect(performance.now() - asked).toBeLessThan(10_000)
})

test('beginning anew needs somebody to agree', async () => {
  const start = new StartCommand(here.environment, ['--reset'])
  expect(await start.end()).not.toBe(0)
  expect(start.output).toContain('add --yes to begin anew')
  expect(start.output).not.toContain('build …')
  expect(statSync(path.join(dataFolder, 'accounts.json')).isFile()).toBe(true)
})

const page = (address: string) => statusOf(`http://localhost:${here.ports.site}${address}`)
