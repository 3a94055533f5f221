// Plain JavaScript: scripts/start.mjs needs it before anything is installed.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * One run of a process. A bare number is not enough: the system gives it to another program later.
 * @typedef {{ pid: number, started: string }} ProcessIdentity
 */

/** @param {number} pid */
export function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return procFields(pid)?.[0] !== 'Z'
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}

/**
 * The identity of a process, or undefined when there is none with this number.
 * @param {number} pid
 * @returns {ProcessIdentity | undefined}
 */
export function identityOf(pid) {
  const started = isAlive(pid) ? startOf(pid) : undefined
  return started ? { pid, started } : undefined
}

/** @param {ProcessIdentity} identity */
export function isRunning(identity) {
  return identityOf(identity.pid)?.started === identity.started
}

/** @param {number} pid */
function startOf(pid) {
  const fields = procFields(pid)
  if (fields) return fields[19]
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined
  } catch {
    return undefined
  }
}

/**
 * The fields of /proc/pid/stat behind the program's name, which may itself hold blanks and brackets.
 * @param {number} pid
 */
export function procFields(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return undefined
  }
}
