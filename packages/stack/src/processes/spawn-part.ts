import { spawn, type SpawnOptions } from 'node:child_process'
import type { Running } from '../supervision/part'
import { stopProcess } from './stop'

interface Launch {
  program: string
  parameters: string[]
  log: number
  options: Pick<SpawnOptions, 'cwd' | 'env' | 'uid' | 'gid'>
  /** Milliseconds until SIGKILL. */
  stop: { signal: NodeJS.Signals; patience: number }
}

/** In its own group: Ctrl-C reaches only the supervisor, which stops parts in order. */
export async function spawnPart({ program, parameters, log, options, stop }: Launch): Promise<Running> {
  const child = spawn(program, parameters, { ...options, detached: true, stdio: ['ignore', log, log] })
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(`could not be started: ${error.message}`))
    child.once('exit', (code, signal) =>
      resolve(signal ? `was ended by ${signal}` : `ended with code ${code}`),
    )
  })
  const { pid } = child
  if (pid === undefined) throw new Error(await ended)
  return { pid, ended, stop: () => stopProcess(pid, stop.signal, stop.patience) }
}
