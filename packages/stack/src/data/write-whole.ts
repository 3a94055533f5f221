import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'

/** Writes a file for its owner alone so that a reader, even after a power cut, sees all of it or the one before. */
export function writeWhole(file: string, text: string): void {
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
