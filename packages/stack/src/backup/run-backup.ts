import { readEnvironment } from '@carelane/config'
import { readSecrets } from '../data/secrets'
import { Problem } from '../problem'
import { runningPostgresUrl } from '../postgres/running-server'
import { findCluster } from './cluster'
import { backUpDatabases, listDatabaseBackups, prepareArchiving } from './database-archive'
import { backUpMedia, forgetOldMedia, listMediaSnapshots } from './media-archive'
import { readBackupSettings, type BackupSettings } from './settings'

const USAGE = `pnpm backup prepare   once: PostgreSQL is to archive, and has to be restarted then
pnpm backup           the databases, and the pictures
pnpm backup media     the pictures alone, every minute
pnpm backup list      which moments can be restored`

/** @throws Problem or EnvironmentError */
export async function runBackup(root: string, [what, ...more]: readonly string[]): Promise<number> {
  if (more.length > 0 || !['prepare', 'media', 'list', undefined].includes(what)) throw new Problem(USAGE)
  const settings = readBackupSettings(root)
  if (what === 'list') return list(settings)
  if (what === 'media') return media(settings)
  const cluster = await findCluster(await serverUrl(settings))
  if (what === 'prepare') {
    await prepareArchiving(settings, cluster)
    console.log('Restart PostgreSQL: from then on it archives. Then run `pnpm backup`.')
    return 0
  }
  const begun = performance.now()
  const type = await backUpDatabases(settings, cluster)
  console.log(`databases: ${type}, in ${seconds(begun)} s`)
  await media(settings)
  if (type === 'full') await forgetOldMedia(settings)
  return 0
}

async function media(settings: BackupSettings): Promise<number> {
  const begun = performance.now()
  await backUpMedia(settings)
  console.log(`pictures: in ${seconds(begun)} s`)
  return 0
}

async function list(settings: BackupSettings): Promise<number> {
  const [oldest] = await listDatabaseBackups(settings)
  if (!oldest) throw new Problem('There is no backup of the databases yet.')
  console.log(`Any moment since ${oldest.until.toISOString()} can be restored, but for the last minute.`)
  const snapshots = await listMediaSnapshots(settings)
  console.log(
    `Pictures were backed up ${snapshots.length} times, last ${snapshots.at(-1)?.time.toISOString() ?? 'never'}.`,
  )
  return 0
}

async function serverUrl({ dataFolder }: BackupSettings): Promise<string> {
  if (process.env.DATABASE_URL) return readEnvironment(['DATABASE_URL']).DATABASE_URL
  const { postgresPassword: password } = readSecrets(dataFolder)
  const url = await runningPostgresUrl({ dataFolder, password })
  if (url) return url
  throw new Problem('PostgreSQL does not run: set DATABASE_URL, or start Carelane.')
}

const seconds = (begun: number) => ((performance.now() - begun) / 1000).toFixed(1)
