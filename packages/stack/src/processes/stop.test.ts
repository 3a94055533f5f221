import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, expect, test, vi } from 'vitest'
import { isAlive } from './identity.mjs'
import { stopProcess } from './stop'

afterEach(() => vi.restoreAllMocks())

test('a process that does not end when asked is ended by force', async () => {
  const stubborn = spawn(
    process.execPath,
    ['-e', "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); console.log('here')"],
    { detached: true },
  )
  await once(stubborn.stdout, 'data')
  await stopProcess(stubborn.pid ?? 0, 'SIGTERM', 50)
  expect(isAlive(stubborn.pid ?? 0)).toBe(false)
})

test('a process that has ended is no error', async () => {
  const quick = spawn(process.execPath, ['-e', ''])
  await once(quick, 'close')
  await expect(stopProcess(quick.pid ?? 0, 'SIGTERM', 50)).resolves.toBeUndefined()
})

test("somebody else's process is said to be that, and not waited for", async () => {
  // The user running the tests may be root.
  vi.spyOn(process, 'kill').mockImplementation(() => {
    throw Object.assign(new Error('kill EPERM'), { code: 'EPERM' })
  })
  await expect(stopProcess(1, 'SIGTERM', 50)).rejects.toMatchObject({ code: 'EPERM' })
})
