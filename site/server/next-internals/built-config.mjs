import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Avoids compiling `next.config.ts` at run time.
 * @param {string} folder of the built part
 * @throws {Error} if not built
 */
export function useBuiltConfig(folder) {
  const { config } = JSON.parse(readFileSync(join(folder, '.next/required-server-files.json'), 'utf8'))
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config)
}

/** Names the action of a client with scripts. */
export const ACTION_HEADER = 'next-action'
