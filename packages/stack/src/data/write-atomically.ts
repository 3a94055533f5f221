import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'

/** Atomic, even across a power cut. Readable by the owner only. */
export function writeAtomically(file: string, text: string): void {
  const partial = `${file}.${process.pid}`
  const open = openSync(partial, 'w', 0o600)
  try {
    writeSync(open, text)
    fsyncSync(open)
    renameSync(partial, file)
  } finally {
    closeSync(open)
    rmSync(partial, { force: true })
  }
}
