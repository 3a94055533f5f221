import { spawn } from 'node:child_process'
import { ROOT } from './workspace.mjs'

/** Runs a command with its output shown; true when it ended with 0. */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'], ...options })
    child.once('error', (error) => {
      process.stderr.write(`${command}: ${error.message}\n`)
      resolve(false)
    })
    child.once('exit', (code) => resolve(code === 0))
  })
}
