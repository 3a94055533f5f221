import { mkdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

/** Longer than a test may take, so its worker was ended. */
const LEFT_BEHIND_MS = 60_000

/** Across the processes of a test run. */
export async function oneAtATime(name: string, work: () => Promise<void>): Promise<void> {
  const lock = join(tmpdir(), `carelane-${name}.lock`)
  while (!(await take(lock))) await delay(50)
  try {
    await work()
  } finally {
    await rm(lock, { recursive: true, force: true })
  }
}

async function take(lock: string): Promise<boolean> {
  try {
    await mkdir(lock)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    const since = await stat(lock).then(
      ({ ctimeMs }) => ctimeMs,
      () => Date.now(),
    )
    if (Date.now() - since > LEFT_BEHIND_MS) await rm(lock, { recursive: true, force: true })
    return false
  }
}
