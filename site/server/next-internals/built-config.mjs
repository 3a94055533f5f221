import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Lets Next take its configuration as the build has written it down, so that no compiler for `next.config.ts` has to be
 * there. Next reads it when it is loaded.
 * @param {string} folder of the part that was built
 * @throws {Error} when it has not been built
 */
export function useBuiltConfig(folder) {
  const { config } = JSON.parse(readFileSync(join(folder, '.next/required-server-files.json'), 'utf8'))
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config)
}
