import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** One run of a process. A bare number is not enough: the system gives it to another program later. */
export type ProcessIdentity = { pid: number; started: string }

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !isZombie(pid)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** The identity of a process, or undefined when there is none with this number. */
export function identityOf(pid: number): ProcessIdentity | undefined {
  const started = isAlive(pid) ? startOf(pid) : undefined
  return started ? { pid, started } : undefined
}

export function isRunning(identity: ProcessIdentity): boolean {
  return identityOf(identity.pid)?.started === identity.started
}

function startOf(pid: number): string | undefined {
  const fields = procFields(pid)
  if (fields) return fields[19]
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined
  } catch {
    return undefined
  }
}

function isZombie(pid: number): boolean {
  return procFields(pid)?.[0] === 'Z'
}

/** The fields of /proc/pid/stat behind the program's name, which may itself hold blanks and brackets. */
function procFields(pid: number): string[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return undefined
  }
}
