import { Problem } from './problem.mjs'

/**
 * The environment takes precedence over the file.
 * @param {string} file
 */
export function readEnvironmentFile(file) {
  try {
    process.loadEnvFile(file)
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error)
    if (code !== 'ENOENT') throw new Problem(`${file} is there but cannot be read (${code}).`)
  }
}
