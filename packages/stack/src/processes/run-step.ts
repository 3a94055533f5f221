import { spawn } from 'node:child_process'
import type { LogFile } from '../logs/log-file'
import { stopProcess } from './stop'

interface Step {
  name: string
  folder: string
  command: readonly [string, ...string[]]
  environment: Record<string, string>
  log: LogFile
  stop: AbortSignal
}

/** @throws Error with the last lines of the log, or an AbortError */
export async function runStep({ name, folder, command, environment, log, stop }: Step): Promise<void> {
  stop.throwIfAborted()
  const [program, ...parameters] = command
  const child = spawn(program, parameters, {
    cwd: folder,
    env: environment as NodeJS.ProcessEnv,
    detached: true,
    stdio: ['ignore', log.descriptor, log.descriptor],
  })
  const end = () => child.pid !== undefined && void stopProcess(child.pid, 'SIGTERM', 3000)
  stop.addEventListener('abort', end)
  const code = await new Promise<number | string>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (status, signal) => resolve(status ?? signal ?? 1))
  })
  stop.removeEventListener('abort', end)
  stop.throwIfAborted()
  if (code !== 0) throw new Error(`${name} failed (${code}), see ${log.place}\n${log.lastLines(12)}`)
}
