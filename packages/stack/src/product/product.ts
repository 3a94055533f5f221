import { watchDiskSpace } from '../data/watch-disk-space'
import { databaseUrls, ensureDatabases } from '../databases/server'
import { openLog, type LogFile } from '../logs/log-file'
import { nodeParts } from '../parts/parts'
import { postgresPart } from '../parts/postgres-part'
import { embeddedPostgresUrl } from '../postgres/server'
import { freePort } from '../processes/ports'
import type { Part, PartName } from '../supervision/part'
import { runningFile } from '../supervision/running-file'
import { supervise, type Supervised } from '../supervision/supervise'
import { prepareContent } from './content'
import { partsEnvironment } from './environment'
import type { ProductOptions } from './options'

export interface Product {
  environment: Record<string, string>
  databaseUrls: ReturnType<typeof databaseUrls>
  parts: Partial<Record<PartName, Supervised>>
  stop(): Promise<void>
}

/** Stops all parts if one fails. */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const { dataFolder, progress } = options
  const running = runningFile(dataFolder)
  const logs: LogFile[] = []
  const log = (name: string) => {
    const opened = openLog(dataFolder, name)
    logs.push(opened)
    return opened
  }
  const parts: Partial<Record<PartName, Supervised>> = {}
  const stopWatching = watchDiskSpace(dataFolder, progress.say)

  async function start(part: Part): Promise<void> {
    options.stop.throwIfAborted()
    const watch = { log: log(part.name), onProcess: running.note, report: progress.say }
    const supervised = (parts[part.name] = supervise(part, watch))
    await progress.step(`start ${part.name}`, () => supervised.start())
  }

  let stopping: Promise<void> | undefined
  const stop = () => (stopping ??= stopAll())
  async function stopAll(): Promise<void> {
    stopWatching()
    const { postgres, ...others } = parts
    await Promise.all(Object.values(others).map((part) => part.stop()))
    // Last: the others use it until they end.
    await postgres?.stop()
    for (const file of logs) file.close()
    running.clear()
  }

  options.stop.addEventListener('abort', () => void stop())
  try {
    const serverUrl = options.serverUrl ?? (await startEmbedded(options, start))
    const environment = partsEnvironment(options, serverUrl)
    await ensureDatabases(serverUrl, options.databasePrefix)
    await prepareContent({ options, serverUrl, environment, log: log('content') })
    const nodes = nodeParts(options.ports, environment, options.development)
    const wanted = options.wanted.map((name) => nodes[name])
    const results = await Promise.allSettled(wanted.map(start))
    for (const result of results) if (result.status === 'rejected') throw result.reason
    options.stop.throwIfAborted()
    return { environment, databaseUrls: databaseUrls(serverUrl, options.databasePrefix), parts, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** On any free port. */
async function startEmbedded(
  { dataFolder, secrets }: ProductOptions,
  start: (part: Part) => Promise<void>,
): Promise<string> {
  const options = { dataFolder, port: await freePort(), password: secrets.postgresPassword }
  await start(postgresPart(options))
  return embeddedPostgresUrl(options)
}
