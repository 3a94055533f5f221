import { existsSync } from 'node:fs'
import path from 'node:path'
import { openLog } from '../logs/log-file'
import { clusterFolder } from '../postgres/cluster-folder'
import { runningPostgresUrl } from '../postgres/running-server'
import { embeddedPostgresUrl, startPostgres } from '../postgres/server'
import { postgresUser } from '../postgres/user'
import { takeLock } from '../processes/lock.mjs'
import { freePort } from '../processes/ports'
import { Problem } from '../problem'

interface Stored {
  dataFolder: string
  password: string
}

/** @throws Problem if there is no data, or a start is in progress */
export async function withStoredData<Result>(
  { dataFolder, password }: Stored,
  work: (serverUrl: string) => Promise<Result>,
): Promise<Result> {
  if (!existsSync(path.join(clusterFolder(dataFolder, postgresUser()), 'PG_VERSION')))
    throw new Problem(`There is no data in ${dataFolder}. CARELANE_DATA_DIR names another folder.`)
  const running = await runningPostgresUrl({ dataFolder, password })
  if (running) return work(running)
  const taken = takeLock(path.join(dataFolder, 'start.lock'))
  if ('heldBy' in taken)
    throw new Problem(`Carelane is just starting or stopping with the data in ${dataFolder}. Try again soon.`)
  const log = openLog(dataFolder, 'postgres')
  try {
    const options = { dataFolder, password, port: await freePort() }
    const server = await startPostgres({ ...options, log: log.descriptor })
    try {
      return await work(embeddedPostgresUrl(options))
    } finally {
      await server.stop()
    }
  } finally {
    log.close()
    taken.lock.release()
  }
}
