// Plain JavaScript: runs before anything is installed.
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { makeFolder } from '../data/make-folder.mjs'
import { identityOf, isRunning } from './identity.mjs'

/** @typedef {import('./identity.mjs').ProcessIdentity} ProcessIdentity */
/** @typedef {{ holder: ProcessIdentity, note?: unknown }} Held */
/** @typedef {{ note(value: unknown): void, release(): void, left: Held | undefined }} Lock */

/**
 * Takes over from a dead process; `left` is what that one noted.
 * @param {string} file
 * @returns {{ lock: Lock } | { heldBy: Held }}
 */
export function takeLock(file) {
  makeFolder(path.dirname(file))
  const holder = /** @type {ProcessIdentity} */ (identityOf(process.pid))
  const mine = `${file}.${process.pid}`
  const write = (/** @type {string} */ to, /** @type {unknown} */ note) =>
    writeFileSync(to, JSON.stringify({ holder, note }), { mode: 0o600 })
  write(mine, undefined)
  /** @type {Held | undefined} */
  let left
  try {
    for (;;) {
      if (linked(mine, file)) break
      const held = readLock(file)
      if (held && isRunning(held.holder)) return { heldBy: held }
      left = held ?? left
      setAside(file, held)
    }
  } finally {
    rmSync(mine, { force: true })
  }
  return {
    lock: {
      left,
      note(value) {
        write(mine, value)
        renameSync(mine, file)
      },
      release: () => rmSync(file, { force: true }),
    },
  }
}

/**
 * @param {string} file
 * @returns {Held | undefined}
 */
export function readLock(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * Linking is atomic.
 * @param {string} from
 * @param {string} to
 */
function linked(from, to) {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false
    throw error
  }
}

/**
 * Puts the lock back if another process has taken it over meanwhile.
 * @param {string} file
 * @param {Held | undefined} seen
 */
function setAside(file, seen) {
  const aside = `${file}.${process.pid}.old`
  try {
    renameSync(file, aside)
  } catch {
    return
  }
  const moved = readLock(aside)
  if (moved?.holder.pid !== seen?.holder.pid) linked(aside, file)
  rmSync(aside, { force: true })
}
