import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { codeOf, Problem } from '../problem'
import { makeFolder } from './make-folder.mjs'

const NEEDED = 300 * 1024 * 1024

/** @throws Problem if the folder cannot hold data */
export function prepareDataFolder(folder: string): void {
  const probe = path.join(folder, `.probe-${process.pid}`)
  try {
    makeFolder(folder)
    writeFileSync(probe, 'x'.repeat(4096))
    rmSync(probe)
  } catch (error) {
    throw new Problem(whyUnwritable(folder, codeOf(error)))
  }
  const { bavail, bsize } = statfsSync(folder)
  const problem = spaceProblem(folder, bavail * bsize)
  if (problem) throw new Problem(problem)
}

/** PostgreSQL crashes on a full disk. */
export function spaceProblem(folder: string, free: number): string | undefined {
  if (free >= NEEDED) return undefined
  return (
    `The disk of the data folder ${folder} has ${Math.floor(free / 1024 / 1024)} MB left, and Carelane needs ` +
    `${NEEDED / 1024 / 1024} MB. Make room there, or set CARELANE_DATA_DIR to a folder on another disk. ` +
    'What is stored stays as it is.'
  )
}

function whyUnwritable(folder: string, code: string | undefined): string {
  if (code === 'ENOSPC' || code === 'EDQUOT') return spaceProblem(folder, 0) ?? ''
  return (
    `The data folder ${folder} cannot be written (${code}). ` +
    'Make it writable for you, or set CARELANE_DATA_DIR to another folder.'
  )
}
