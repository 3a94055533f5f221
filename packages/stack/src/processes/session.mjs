// Plain JavaScript: scripts/start.mjs needs it before anything is installed.
import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { procFields } from './identity.mjs'

/**
 * Ends a program that was started as the leader of a session, with all that it started. Its group alone would not
 * do: turbo gives each task a group of its own, and a build that outlives turbo keeps the next one from starting.
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
 * Where sessions cannot be read, who started whom has to do.
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
    // It has ended already.
  }
}
