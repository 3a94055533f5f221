import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { writeAtomically } from '../data/write-atomically'
import { identityOf, isRunning, type ProcessIdentity } from '../processes/identity.mjs'
import { stopProcess } from '../processes/stop'
import type { PartName } from './part'

const schema = z.record(z.string(), z.object({ pid: z.number(), started: z.string() }))

/** In case the supervisor is killed. */
export function runningFile(dataFolder: string) {
  const file = path.join(dataFolder, 'running.json')
  const processes = new Map<PartName, ProcessIdentity>()
  return {
    note(name: PartName, pid: number | undefined) {
      const identity = pid === undefined ? undefined : identityOf(pid)
      if (identity) processes.set(name, identity)
      else processes.delete(name)
      try {
        writeAtomically(file, JSON.stringify(Object.fromEntries(processes)))
      } catch {
        // On a full disk, running matters more than this file.
      }
    },
    clear: () => rmSync(file, { force: true }),
  }
}

export async function stopLeftovers(dataFolder: string): Promise<string[]> {
  const all = Object.entries(readProcesses(path.join(dataFolder, 'running.json')))
  const left = all.filter(([, identity]) => isRunning(identity))
  const parts = left.filter(([name]) => name !== 'postgres')
  await Promise.all(parts.map(([, { pid }]) => stopProcess(pid, 'SIGTERM', 5000)))
  // Last: the parts use it until they end.
  for (const [, { pid }] of left.filter(([name]) => name === 'postgres'))
    await stopProcess(pid, 'SIGINT', 8000)
  return left.map(([name]) => name)
}

function readProcesses(file: string): z.output<typeof schema> {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return {}
  }
}
