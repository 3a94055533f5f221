import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import type { Logger } from 'pino'
import { delivererTold, type DelivererTold } from './metrics/deliverer-tells'

export const STOP = 'stop'
const AGAIN_AFTER_MS = 1000

interface Watched {
  onTold: (told: DelivererTold) => void
  onEnded: () => void
}

/** A process of its own, so that pages do not wait. */
export function startDelivererProcess(
  siteFolder: string,
  log: Logger,
  watched?: Watched,
): { stop: () => Promise<void> } {
  let isStopping = false
  let again: NodeJS.Timeout | undefined
  let child = start()

  function start(): ChildProcess {
    const started = fork(resolve(siteFolder, 'dist/deliverer.mjs'))
    started.on('error', (error) => log.error({ err: error }, 'the deliverer failed'))
    if (watched) started.on('message', (message) => watched.onTold(delivererTold.parse(message)))
    started.once('exit', (code, signal) => {
      if (isStopping) return
      watched?.onEnded()
      log.error({ code, signal }, 'the deliverer ended')
      again = setTimeout(() => (child = start()), AGAIN_AFTER_MS)
    })
    return started
  }

  return {
    stop: async () => {
      isStopping = true
      clearTimeout(again)
      if (!child.connected) return
      const ended = once(child, 'exit')
      child.send(STOP)
      await ended
    },
  }
}
