import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openLog, type LogFile } from '../logs/log-file'
import { spawnPart } from '../processes/spawn-part'
import { isAlive } from '../processes/identity.mjs'
import type { Part } from './part'
import { supervise } from './supervise'

let folder: string
let log: LogFile
let said: string[]

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'carelane-supervise-'))
  log = openLog(folder, 'site')
  said = []
})
afterEach(() => {
  log.close()
  rmSync(folder, { recursive: true, force: true })
})

function part(shell: string): Part {
  return {
    name: 'site',
    launch: async (descriptor, started) => {
      const stop = { signal: 'SIGTERM', patience: 300 } as const
      started(
        await spawnPart({ program: 'sh', parameters: ['-c', shell], log: descriptor, options: {}, stop }),
      )
    },
  }
}

const watch = () => ({ log, onProcess: () => undefined, report: (line: string) => void said.push(line) })

test('a part that ends by itself is started again, with the reason said; one that is stopped stays down', async () => {
  const supervised = supervise(part('exec sleep 60'), watch())
  await supervised.start()
  const first = supervised.pid ?? 0
  process.kill(first, 'SIGKILL')
  await expect.poll(() => said.at(-1), { timeout: 8000 }).toBe('site is up again')
  expect(said[0]).toBe(`site was ended by SIGKILL; starting it again in 1 s (${log.place})`)
  const second = supervised.pid ?? 0
  expect(second).not.toBe(first)
  await supervised.stop()
  expect(isAlive(second)).toBe(false)
  expect(said).toHaveLength(2)
}, 10_000)

test('a part that keeps ending is tried at growing distances', async () => {
  const supervised = supervise(part('exit 3'), watch())
  await supervised.start()
  const pauses = () =>
    said.flatMap((line) => /ended with code 3; starting it again in ([\d.]+) s/.exec(line)?.[1] ?? [])
  await expect.poll(pauses, { timeout: 8000 }).toEqual(['1', '2'])
  await supervised.stop()
}, 10_000)

test('a part that was killed on purpose stays down until it is started', async () => {
  const supervised = supervise(part('exec sleep 60'), watch())
  await supervised.start()
  await supervised.kill('SIGKILL')
  expect(supervised.pid).toBeUndefined()
  await supervised.start()
  expect(supervised.pid).toBeDefined()
  expect(said).toEqual([])
  await supervised.stop()
})

test('a program that ignores the signal is ended by force, and its children with it', async () => {
  const supervised = supervise(part(`trap '' TERM; sleep 61 & wait; sleep 60`), watch())
  await supervised.start()
  const group = supervised.pid ?? 0
  await supervised.stop()
  await expect.poll(() => runningIn(group)).toEqual([])
})

function runningIn(group: number): string[] {
  const rows = execFileSync('ps', ['-eo', 'pgid=,stat=,args='], { encoding: 'utf8' }).split('\n')
  return rows.filter((row) => new RegExp(`^ *${group} +[^Z]`).test(row))
}
