import cluster from 'node:cluster'
import { type FromWorker, toWorker } from './messages'
import { PROCESS_ARGUMENT } from './several-processes'

/** The other processes on the same port. */
export interface Siblings {
  /** @returns whether all of them have purged the pages with these tags */
  tell: (tags: readonly string[]) => Promise<boolean>
}

/** Must be called before anything is kept that a publication makes stale. */
export function joinSiblings(purge: (tags: readonly string[]) => void): Siblings {
  const { worker } = cluster
  if (!worker) return { tell: async () => true }
  const waiting = new Map<number, (isOnAll: boolean) => void>()
  let last = 0
  const say = (message: FromWorker) => worker.send(message)
  worker.on('message', (message: unknown) => {
    const told = toWorker.parse(message)
    if (told.kind === 'purge') {
      purge(told.tags)
      say({ kind: 'purged', purge: told.purge })
    } else {
      waiting.get(told.publication)?.(told.isOnAll)
      waiting.delete(told.publication)
    }
  })
  say({ kind: 'joined' })
  return {
    tell: (tags) =>
      new Promise((done) => {
        const publication = (last += 1)
        waiting.set(publication, done)
        say({ kind: 'published', publication, tags: [...tags] })
      }),
  }
}

/** 1 for the only one, or the first of several. */
export function placeOfProcess(): number {
  const at = process.argv.indexOf(PROCESS_ARGUMENT)
  return at === -1 ? 1 : Number(process.argv[at + 1])
}
