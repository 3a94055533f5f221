// Plain JavaScript: runs before anything is installed.
import { mkdirSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * Node's recursive mkdir loops forever below /proc.
 * @param {string} folder
 */
export function makeFolder(folder) {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return
  const above = path.dirname(folder)
  if (above !== folder) makeFolder(above)
  try {
    mkdirSync(folder)
  } catch (error) {
    // Another start may have created it.
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error
  }
}
