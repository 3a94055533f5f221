// Plain JavaScript: runs before anything is installed.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * A pid with its start time, as pids are reused.
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
 * Fields after the program's name, which may contain spaces and parentheses.
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
