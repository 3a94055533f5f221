import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { endSession } from '../../packages/stack/src/processes/session.mjs'
import { ROOT } from '../../packages/stack/src/root.mjs'

const QUIET = {
  TURBO_TELEMETRY_DISABLED: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
}

/** Its output has been shown. */
class StepError extends Error {
  name = 'StepError'
}

/**
 * Shows the output only on failure.
 * @param {{ name: string, parameters: string[], stop: AbortSignal, onStart(pid: number): void }} options
 */
export async function runPnpm({ name, parameters, stop, onStart }) {
  const { code, output } = await run(pnpmCommand(parameters), { stop, onStart })
  if (code !== 0)
    throw new StepError(`${output.trim().split('\n').slice(-60).join('\n')}\n${name} failed (${code})`)
}

/**
 * @param {string[]} parameters
 * @returns {[string, ...string[]]}
 */
export function pnpmCommand(parameters) {
  const { packageManager } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'))
  return ['npx', '--yes', packageManager, ...parameters]
}

/**
 * In a session of its own, which `stop` ends as a whole.
 * @param {[string, ...string[]]} command
 * @param {{ stop: AbortSignal, onStart?(pid: number): void, folder?: string }} options
 * @returns {Promise<{ code: number | string, output: string }>}
 */
export async function run([program, ...parameters], { stop, onStart, folder = ROOT }) {
  stop.throwIfAborted()
  const child = spawn(program, parameters, {
    cwd: folder,
    env: { ...process.env, ...QUIET },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  if (child.pid) onStart?.(child.pid)
  const end = () => child.pid && endSession(child.pid)
  stop.addEventListener('abort', end)
  /** @type {Buffer[]} */
  const chunks = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(chunk))
  /** @type {number | string} */
  const code = await new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('close', (status, signal) => resolve(status ?? signal ?? 1))
  })
  stop.removeEventListener('abort', end)
  stop.throwIfAborted()
  return { code, output: Buffer.concat(chunks).toString('utf8') }
}
