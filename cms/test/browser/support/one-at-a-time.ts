import { createHash } from 'node:crypto'
import { mkdir, rmdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Does something while no other test of the same stack does; tests run in processes of their own. */
export async function oneAtATime<Result>(stack: string, work: () => Promise<Result>): Promise<Result> {
  const lock = path.join(
    tmpdir(),
    `carelane-${createHash('sha256').update(stack).digest('hex').slice(0, 12)}`,
  )
  while (!(await taken(lock))) await sleep(100)
  try {
    return await work()
  } finally {
    await rmdir(lock)
  }
}

async function taken(lock: string): Promise<boolean> {
  return mkdir(lock).then(
    () => true,
    () => false,
  )
}
