import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import { fromWorker, type ToWorker } from './messages'

const AGAIN_AFTER_MS = 1000

/** Purging takes a millisecond; a process that renders is busy for some 100 ms. */
const PURGED_WITHIN_MS = 3000

/** One that hangs would keep its share of the visitors waiting. */
const ALIVE = { askEveryMs: 10_000, silentForMs: 30_000 }

/** Precedes the number of a process among its arguments; the first is 1. */
export const PROCESS_ARGUMENT = '--process'

/**
 * Keeps `count` processes of the site on one port, each with a page cache of its own, and tells all of them what one is told
 * is published. It serves nothing itself.
 */
export function runSeveralProcesses(count: number, log: Logger): void {
  /** When each said something last. */
  const joined = new Map<Worker, number>()
  const purges = new Map<number, () => void>()
  let lastPurge = 0
  let isStopping = false

  function start(place: number): void {
    cluster.setupPrimary({ args: [...process.argv.slice(2), PROCESS_ARGUMENT, String(place)] })
    const worker = cluster.fork()
    worker.on('message', (message: unknown) => {
      const told = fromWorker.parse(message)
      joined.set(worker, Date.now())
      if (told.kind === 'joined') return
      if (told.kind === 'purged') purges.get(told.purge)?.()
      else void tellOthers(worker, told)
    })
    worker.on('error', (error) => log.error({ err: error, place }, 'a process of the site failed'))
    worker.once('exit', (code, signal) => {
      joined.delete(worker)
      if (isStopping) return
      log.error({ code, signal, place }, 'a process of the site ended')
      setTimeout(() => isStopping || start(place), AGAIN_AFTER_MS)
    })
  }

  async function tellOthers(
    teller: Worker,
    { publication, tags }: { publication: number; tags: string[] },
  ): Promise<void> {
    const others = [...joined.keys()].filter((worker) => worker !== teller)
    const answers = await Promise.all(others.map((worker) => purge(worker, tags)))
    const told: ToWorker = { kind: 'told', publication, isOnAll: answers.every(Boolean) }
    if (teller.isConnected()) teller.send(told)
  }

  /** @returns false where the process lives and says nothing; one that has ended has no old pages */
  async function purge(worker: Worker, tags: string[]): Promise<boolean> {
    const number = (lastPurge += 1)
    const patience = new AbortController()
    const purged = new Promise<boolean>((done) => purges.set(number, () => done(true)))
    const message: ToWorker = { kind: 'purge', purge: number, tags }
    worker.send(message)
    try {
      return await Promise.race([
        purged,
        once(worker, 'exit', { signal: patience.signal }).then(() => true),
        delay(PURGED_WITHIN_MS, false, { signal: patience.signal }),
      ])
    } finally {
      purges.delete(number)
      patience.abort()
    }
  }

  function endSilent(): void {
    for (const [worker, heardAt] of joined) {
      if (Date.now() - heardAt < ALIVE.silentForMs) void purge(worker, [])
      else {
        log.error({ pid: worker.process.pid }, 'a process of the site does not answer')
        worker.process.kill('SIGKILL')
      }
    }
  }

  async function stop(): Promise<void> {
    if (isStopping) return
    isStopping = true
    const living = Object.values(cluster.workers ?? {}).filter((worker) => worker && !worker.isDead())
    const ended = Promise.all(living.map(async (worker) => worker && once(worker, 'exit')))
    for (const worker of living) worker?.process.kill('SIGTERM')
    await ended
    process.exit(0)
  }

  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  setInterval(endSilent, ALIVE.askEveryMs).unref()
  for (let place = 1; place <= count; place++) start(place)
}
