import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { identityOf } from './identity.mjs'
import { readLock, takeLock } from './lock.mjs'

let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'carelane-lock-'))
  file = path.join(folder, 'lock')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a lock is held by one process at a time, which can leave a note for others', () => {
  const first = takeLock(file)
  if (!('lock' in first)) throw new Error('nobody else holds it')
  first.lock.note({ ready: 'yes' })
  const second = takeLock(file)
  expect(second).toEqual({ heldBy: { holder: identityOf(process.pid), note: { ready: 'yes' } } })
  first.lock.release()
  expect('lock' in takeLock(file)).toBe(true)
})

test('a lock whose holder is gone is taken over, with what it noted', async () => {
  const child = spawn('sleep', ['60'])
  const holder = identityOf(child.pid ?? 0)
  writeFileSync(file, JSON.stringify({ holder, note: { child: 7 } }))
  expect('heldBy' in takeLock(file)).toBe(true)
  child.kill('SIGKILL')
  await once(child, 'exit')
  const taken = takeLock(file)
  expect('lock' in taken && taken.lock.left).toEqual({ holder, note: { child: 7 } })
})

test('a number that belongs to another program by now does not hold a lock', () => {
  writeFileSync(file, JSON.stringify({ holder: { pid: process.pid, started: 'long ago' } }))
  expect('lock' in takeLock(file)).toBe(true)
})

test('a lock that was cut off while it was written does not hold, and nothing is left beside it', () => {
  writeFileSync(file, '{"hol')
  expect('lock' in takeLock(file)).toBe(true)
  expect(readLock(file)?.holder).toEqual(identityOf(process.pid))
  expect(readdirSync(folder)).toEqual(['lock'])
})

test('of many processes that take it over at once, one gets it', async () => {
  writeFileSync(file, JSON.stringify({ holder: { pid: process.pid, started: 'long ago' } }))
  const code = `import { takeLock } from ${JSON.stringify(path.join(import.meta.dirname, 'lock.mjs'))}
    process.stdout.write('lock' in takeLock(${JSON.stringify(file)}) ? 'got' : 'not')
    process.stdin.resume()`
  const children = Array.from({ length: 8 }, () =>
    spawn(process.execPath, ['--input-type=module', '--eval', code], { stdio: ['pipe', 'pipe', 'inherit'] }),
  )
  const answers = await Promise.all(
    children.map(async ({ stdout }) => String((await once(stdout, 'data'))[0])),
  )
  for (const child of children) child.kill('SIGKILL')
  expect(answers.filter((answer) => answer === 'got')).toHaveLength(1)
})
