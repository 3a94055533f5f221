// Loaded into each Node part before its own code (node --import). A part's output goes into a log on the disk of the
// data folder. When that is full, a line that cannot be written becomes an error, to report it is a line as well, and
// the part does nothing else any more: it is better to lose the line and go on serving.
import fs from 'node:fs'

const FULL = new Set(['ENOSPC', 'EDQUOT'])
const { writeSync } = fs

/** @type {any} */ const patched = fs
patched.writeSync = (
  /** @type {number} */ descriptor,
  /** @type {any} */ data,
  /** @type {any[]} */ ...rest
) => {
  try {
    return Reflect.apply(writeSync, fs, [descriptor, data, ...rest])
  } catch (error) {
    const isLog = descriptor === 1 || descriptor === 2
    if (!isLog || !FULL.has(/** @type {NodeJS.ErrnoException} */ (error).code ?? '')) throw error
    return Buffer.byteLength(data)
  }
}
