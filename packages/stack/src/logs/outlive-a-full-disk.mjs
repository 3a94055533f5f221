// Preloaded into each Node part. On a full disk a failed log line raises an error whose report fails too, which would stop
// the part: better to drop the line.
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
