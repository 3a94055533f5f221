import { rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { clusterFolder } from '../postgres/cluster-folder'
import { postgresUser } from '../postgres/user'
import { Problem } from '../problem'
import { runOnData } from '../product/run-on-data'
import { CMS_FOLDER } from '../root.mjs'
import { listDatabaseBackups, refuseUnlessEmpty, restoreDatabases } from './database-archive'
import { listMediaSnapshots, restoreMedia, snapshotsAround } from './media-archive'
import { readBackupSettings } from './settings'

const USAGE = `pnpm restore --to 2026-03-01T12:00:00Z [--cluster /var/lib/postgresql/17/main]
pnpm restore finish   once PostgreSQL runs again`

/** What PostgreSQL has not archived yet. */
const ARCHIVED_AFTER_MS = 60_000

const MOMENT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/

/** @throws Problem or EnvironmentError */
export async function runRestore(root: string, parameters: readonly string[]): Promise<number> {
  const { to, cluster, finishes } = read(parameters)
  if (finishes) return runOnData(root, path.join(CMS_FOLDER, 'dist/scripts/after-restore.mjs'), [])
  const settings = readBackupSettings(root)
  const folder = path.resolve(root, cluster ?? clusterFolder(settings.dataFolder, postgresUser()))
  const moment = momentOf(to)
  refuseUnlessEmpty(folder)
  refuseUnlessEmpty(settings.mediaFolder)
  const backups = await listDatabaseBackups(settings)
  const before = backups.findLast(({ until }) => until <= moment)
  if (!before)
    throw new Problem(
      backups[0]
        ? `There is no backup before ${moment.toISOString()}: the oldest moment is ${backups[0].until.toISOString()}.`
        : 'There is no backup of the databases in BACKUP_DIR.',
    )
  const snapshots = snapshotsAround(await listMediaSnapshots(settings), moment)
  const begun = performance.now()
  await restoreDatabases(settings, { folder, moment, bytes: before.bytes })
  await restoreMedia(settings, snapshots)
  // They may be newer than the moment.
  rmSync(path.join(settings.dataFolder, 'pages'), { recursive: true, force: true })
  console.log(`The files are in ${folder} and ${settings.mediaFolder}, after ${((performance.now() - begun) / 1000).toFixed(1)} s.
Start PostgreSQL: it goes on to ${moment.toISOString()} by itself. If it ends instead, its log says what is missing.
Then \`pnpm restore finish\` says which pictures are missing, and makes every cache ask anew. Nothing is archived until
\`pnpm backup prepare\`, a restart of PostgreSQL and \`pnpm backup\`.`)
  return 0
}

function read(parameters: readonly string[]): {
  to: string | undefined
  cluster: string | undefined
  finishes: boolean
} {
  try {
    const { values, positionals } = parseArgs({
      args: [...parameters],
      allowPositionals: true,
      options: { to: { type: 'string' }, cluster: { type: 'string' } },
    })
    const finishes = positionals.length === 1 && positionals[0] === 'finish'
    if (finishes ? values.to === undefined : positionals.length === 0 && values.to !== undefined)
      return { to: values.to, cluster: values.cluster, finishes }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
  }
  throw new Problem(USAGE)
}

function momentOf(text = ''): Date {
  const moment = MOMENT.test(text) ? new Date(text.replace(' ', 'T')) : new Date(NaN)
  if (Number.isNaN(moment.getTime()))
    throw new Problem(
      `“${text}” is no moment with its zone, such as 2026-03-01T12:00:00Z or 2026-03-01T15:00:00+03:00.`,
    )
  if (moment.getTime() > Date.now() - ARCHIVED_AFTER_MS)
    throw new Problem(`${moment.toISOString()} is not a minute ago: PostgreSQL may not have archived it yet.`)
  return moment
}
