import { ignoreFailure } from '@carelane/config/ignore-failure'
import { setTimeout as wait } from 'node:timers/promises'
import type { LogFile } from '../logs/log-file'
import type { Part, PartName, Running } from './part'

const FIRST_PAUSE = 500
const LONGEST_PAUSE = 30_000
/** Resets the back-off. */
const WELL_AFTER = 60_000

export interface Watch {
  log: LogFile
  onProcess(name: PartName, pid: number | undefined): void
  report(line: string): void
}

export interface Supervised {
  readonly pid: number | undefined
  /** Resolves when healthy; from then on restarts the part. */
  start(): Promise<void>
  stop(): Promise<void>
  kill(signal: NodeJS.Signals): Promise<void>
}

export function supervise(part: Part, { log, onProcess, report }: Watch): Supervised {
  let running: Running | undefined
  let wanted = false
  let stopping = new AbortController()

  async function launch(): Promise<void> {
    await part.launch(log.descriptor, (process) => {
      running = process
      if (!wanted) void process.stop()
      onProcess(part.name, process.pid)
      void process.ended.then(() => {
        if (running === process) running = undefined
        onProcess(part.name, undefined)
      })
    })
  }

  async function keep(): Promise<void> {
    let pause = FIRST_PAUSE
    while (wanted) {
      const since = Date.now()
      const how = running ? await running.ended : 'did not start'
      if (!wanted) return
      pause = Date.now() - since > WELL_AFTER ? FIRST_PAUSE : Math.min(pause * 2, LONGEST_PAUSE)
      report(`${part.name} ${how}; starting it again in ${pause / 1000} s (${log.place})`)
      await ignoreFailure(wait(pause, undefined, { signal: stopping.signal }), 'aborted')
      if (stopping.signal.aborted) return
      await launch().then(
        () => report(`${part.name} is up again`),
        async (error: Error) => {
          if (wanted) report(`${part.name}: ${error.message}`)
          await running?.stop()
        },
      )
    }
  }

  return {
    get pid() {
      return running?.pid
    },
    async start() {
      stopping = new AbortController()
      wanted = true
      try {
        await launch()
      } catch (error) {
        wanted = false
        await running?.stop()
        throw new Error(`${(error as Error).message}\n${log.lastLines(12)}`, { cause: error })
      }
      void keep()
    },
    async stop() {
      wanted = false
      stopping.abort()
      await running?.stop()
    },
    async kill(signal) {
      wanted = false
      stopping.abort()
      const ending = running
      if (ending) process.kill(ending.pid, signal)
      await ending?.ended
    },
  }
}
