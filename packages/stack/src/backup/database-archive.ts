import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { onServer } from '../databases/server'
import { ownerOf, type User } from '../postgres/user'
import { Problem } from '../problem'
import { asOther, type RunningCluster } from './cluster'
import { runTool } from './run-tool'
import type { BackupSettings } from './settings'

const STANZA = 'carelane'
const CONFIG = 'pgbackrest.conf'
const FULL_EVERY_MS = 7 * 86_400_000

const backup = z.object({
  label: z.string(),
  type: z.enum(['full', 'diff', 'incr']),
  timestamp: z.object({ start: z.number(), stop: z.number() }),
  info: z.object({ size: z.number() }),
})
const information = z.array(z.object({ name: z.string(), backup: z.array(backup) }))

interface DatabaseBackup {
  isFull: boolean
  /** From here on any moment can be restored. */
  until: Date
  bytes: number
}

/** Tells PostgreSQL to archive. It has to be restarted for that. */
export async function prepareArchiving(settings: BackupSettings, cluster: RunningCluster): Promise<void> {
  makeRepository(settings, cluster.owner)
  writeConfig(
    path.join(cluster.folder, CONFIG),
    configOf(settings, cluster.folder, cluster.url),
    cluster.owner,
  )
  await onServer(cluster.url, async (client) => {
    for (const [name, value] of [
      ['archive_mode', 'on'],
      ['archive_command', archiveCommand(cluster.folder)],
      ['archive_timeout', '60s'],
    ] as const)
      await client.query(`ALTER SYSTEM SET ${name} = ${client.escapeLiteral(value)}`)
  })
}

/** @returns which kind was made. @throws Problem */
export async function backUpDatabases(
  settings: BackupSettings,
  cluster: RunningCluster,
): Promise<'full' | 'diff'> {
  if (!cluster.archives || cluster.archiveCommand !== archiveCommand(cluster.folder))
    throw new Problem('PostgreSQL does not archive yet: run `pnpm backup prepare`, then restart PostgreSQL.')
  makeRepository(settings, cluster.owner)
  const config = path.join(cluster.folder, CONFIG)
  writeConfig(config, configOf(settings, cluster.folder, cluster.url), cluster.owner)
  const run = (...args: string[]) =>
    runTool({
      program: 'pgbackrest',
      args: [`--config=${config}`, `--stanza=${STANZA}`, ...args],
      env: connection(cluster.url),
      user: cluster.owner,
    })
  await run('stanza-create')
  const full = readBackups(await run('--output=json', 'info')).findLast(({ isFull }) => isFull)
  const type = !full || Date.now() > full.until.getTime() + FULL_EVERY_MS ? 'full' : 'diff'
  await run(`--type=${type}`, 'backup')
  return type
}

/** The oldest first. @throws Problem, also if the key is another one */
export async function listDatabaseBackups(settings: BackupSettings): Promise<DatabaseBackup[]> {
  if (!existsSync(settings.databases)) return []
  return withConfig(
    configOf(settings, undefined, undefined),
    ownerOfRepository(settings),
    async (config, user) =>
      readBackups(
        await runTool({
          program: 'pgbackrest',
          args: [`--config=${config}`, `--stanza=${STANZA}`, '--output=json', 'info'],
          user,
        }),
      ),
  )
}

/**
 * Puts the files in place; PostgreSQL goes to the moment when it is started.
 * @param folder empty or not there
 * @throws Problem
 */
export async function restoreDatabases(
  settings: BackupSettings,
  { folder, moment, bytes }: { folder: string; moment: Date; bytes: number },
): Promise<void> {
  const user = ownerOfRepository(settings)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (user) chownSync(folder, user.uid, user.gid)
  chmodSync(folder, 0o700)
  const { bavail, bsize } = statfsSync(folder)
  if (bavail * bsize < bytes)
    throw new Problem(
      `The disk of ${folder} has room for ${megabytes(bavail * bsize)} MB, and the databases need ${megabytes(bytes)} MB. Nothing was changed.`,
    )
  const config = configOf(settings, folder, undefined)
  const target = moment.toISOString().replace('T', ' ').replace('Z', '+00')
  await withConfig(config, user, (file) =>
    runTool({
      program: 'pgbackrest',
      args: [
        ...[
          `--config=${file}`,
          `--stanza=${STANZA}`,
          '--type=time',
          `--target=${target}`,
          '--target-action=promote',
          // A trial beside the original must not write into its archive.
          '--archive-mode=off',
        ],
        // Where it stays, and not the file of this run.
        `--recovery-option=restore_command=pgbackrest --config=${path.join(folder, CONFIG)} --stanza=${STANZA} archive-get %f "%p"`,
        'restore',
      ],
      user,
    }),
  )
  writeConfig(path.join(folder, CONFIG), config, user)
}

/** @throws Problem */
export function refuseUnlessEmpty(folder: string): void {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return
  throw new Problem(`${folder} is not empty. Stop what uses it and move it away; nothing was changed.`)
}

function readBackups(output: string): DatabaseBackup[] {
  const stanza = information.parse(JSON.parse(output)).find(({ name }) => name === STANZA)
  return (stanza?.backup ?? []).map(({ type, timestamp, info }) => ({
    isFull: type === 'full',
    until: new Date(timestamp.stop * 1000),
    bytes: info.size,
  }))
}

function archiveCommand(folder: string): string {
  return `pgbackrest --config=${path.join(folder, CONFIG)} --stanza=${STANZA} archive-push %p`
}

function configOf(settings: BackupSettings, folder: string | undefined, url: string | undefined): string {
  const server = url === undefined ? undefined : new URL(url)
  return [
    '[global]',
    `repo1-path=${settings.databases}`,
    'repo1-cipher-type=aes-256-cbc',
    `repo1-cipher-pass=${settings.key}`,
    'repo1-retention-full=4',
    'compress-type=lz4',
    'process-max=2',
    // Else it waits for the next checkpoint, minutes away.
    'start-fast=y',
    'log-level-file=off',
    `[${STANZA}]`,
    ...(folder === undefined ? [] : [`pg1-path=${folder}`]),
    ...(server
      ? [`pg1-port=${server.port || '5432'}`, `pg1-user=${decodeURIComponent(server.username)}`]
      : []),
    '',
  ].join('\n')
}

/** For libpq, within pgBackRest. */
function connection(serverUrl: string): Record<string, string> {
  const url = new URL(serverUrl)
  return { PGHOST: url.hostname || 'localhost', PGPASSWORD: decodeURIComponent(url.password) }
}

function makeRepository({ databases }: BackupSettings, owner: User | undefined): void {
  if (existsSync(databases)) return
  mkdirSync(databases, { recursive: true, mode: 0o750 })
  if (owner) chownSync(databases, owner.uid, owner.gid)
}

function ownerOfRepository({ databases }: BackupSettings): User | undefined {
  const owner = ownerOf(databases)
  return owner && asOther(owner)
}

async function withConfig<Result>(
  text: string,
  user: User | undefined,
  work: (config: string, user: User | undefined) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), 'carelane-backup-'))
  try {
    if (user) chownSync(folder, user.uid, user.gid)
    const file = path.join(folder, CONFIG)
    writeConfig(file, text, user)
    return await work(file, user)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function writeConfig(file: string, text: string, owner: User | undefined): void {
  writeFileSync(file, text, { mode: 0o600 })
  if (owner) chownSync(file, owner.uid, owner.gid)
}

const megabytes = (bytes: number) => Math.ceil(bytes / 1024 / 1024)
