import path from 'node:path'
import { ROOT } from '../packages/stack/src/root.mjs'
import { readEnvironmentFile } from './lib/environment-file.mjs'
import { loadStack } from './lib/load-stack.mjs'
import { messageOf } from './lib/problem.mjs'

try {
  readEnvironmentFile(path.join(ROOT, '.env'))
  const { runRestore } = await loadStack()
  process.exitCode = await runRestore(ROOT, process.argv.slice(2))
} catch (error) {
  console.error(messageOf(error))
  process.exitCode = 1
}
