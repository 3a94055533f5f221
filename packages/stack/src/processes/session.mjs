// Plain JavaScript: runs before anything is installed.
import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { procFields } from './identity.mjs'

/**
 * Killing the group is not enough: turbo gives each task its own.
 * @param {number} leader
 */
export function endSession(leader) {
  for (const pid of process.platform === 'linux' ? membersOf(leader) : descendantsOf(leader)) kill(pid)
  kill(-leader)
}

/** @param {number} leader */
function membersOf(leader) {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.map(Number).filter((pid) => procFields(pid)?.[3] === String(leader))
}

/**
 * Where sessions cannot be read.
 * @param {number} leader
 * @returns {number[]}
 */
function descendantsOf(leader) {
  const rows = execFileSync('ps', ['-Ao', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
  const pairs = rows.map((row) => row.trim().split(/\s+/).map(Number))
  const found = new Set([leader])
  for (const parent of found) for (const [pid, of] of pairs) if (of === parent && pid) found.add(pid)
  return [...found]
}

/** @param {number} pid */
function kill(pid) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // Already gone.
  }
}
