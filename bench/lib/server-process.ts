import { spawn } from 'node:child_process'
import { once } from 'node:events'

export interface RunningServer {
  readonly url: string
  stop(): Promise<void>
}

interface ServerProcess {
  command: string
  args: readonly string[]
  cwd?: string
  env?: Record<string, string>
  endsBy?: NodeJS.Signals
  isReady: () => Promise<boolean>
}

const WAIT_MS = 60_000
const STEP_MS = 50

/**
 * @returns a function that stops it
 * @throws Error if it is not ready within a minute
 */
export async function startProcess(server: ServerProcess): Promise<() => Promise<void>> {
  const { command, args, cwd, env, endsBy = 'SIGTERM', isReady } = server
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: 'ignore' })
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill(endsBy)
    await ended
  }
  for (let waited = 0; waited < WAIT_MS; waited += STEP_MS) {
    if (await isReady()) return stop
    if (child.exitCode !== null) throw new Error(`${command} ended with ${child.exitCode}`)
    await new Promise((resolve) => setTimeout(resolve, STEP_MS))
  }
  await stop()
  throw new Error(`${command} was not ready in time`)
}

export async function answers(url: string): Promise<boolean> {
  return (await fetch(url).catch(() => null))?.status === 200
}
