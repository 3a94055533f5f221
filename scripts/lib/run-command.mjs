import path from 'node:path'
import { ROOT } from '../../packages/stack/src/root.mjs'
import { readEnvironmentFile } from './environment-file.mjs'
import { loadStack } from './load-stack.mjs'
import { messageOf } from './problem.mjs'

/**
 * Runs a command of `packages/stack` with the arguments and the `.env` of this checkout, and ends with its exit code.
 * @param {'runBackup' | 'runRestore' | 'runContent' | 'runSubmissions'} name
 */
export async function runCommand(name) {
  try {
    readEnvironmentFile(path.join(ROOT, '.env'))
    const stack = await loadStack()
    process.exitCode = await stack[name](ROOT, process.argv.slice(2))
  } catch (error) {
    console.error(messageOf(error))
    process.exitCode = 1
  }
}
