import { existsSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { onServer } from '../databases/server'
import { ownerOf, type User } from '../postgres/user'
import { Problem } from '../problem'

export interface RunningCluster {
  folder: string
  /** Who runs it; undefined where that is who asks. */
  owner: User | undefined
  url: string
  archives: boolean
  archiveCommand: string
}

const asked = z.tuple([
  z.object({ folder: z.string(), mode: z.enum(['on', 'off', 'always']), command: z.string() }),
])

/** @throws Problem if its files are not here */
export async function findCluster(serverUrl: string): Promise<RunningCluster> {
  const { rows } = await onServer(serverUrl, (client) =>
    client.query(`SELECT current_setting('data_directory') AS folder, current_setting('archive_mode') AS mode,
      current_setting('archive_command') AS command`),
  )
  const [{ folder, mode, command }] = asked.parse(rows)
  return {
    folder,
    owner: ownerOfCluster(folder),
    url: serverUrl,
    archives: mode !== 'off',
    archiveCommand: command,
  }
}

/** Only root may run a tool as somebody else. */
function ownerOfCluster(folder: string): User | undefined {
  const owner = ownerOf(folder)
  if (!owner || !existsSync(path.dirname(folder)))
    throw new Problem(
      `The files of PostgreSQL (${folder}) are not on this machine, or not for you to see: run this where PostgreSQL runs, ` +
        'as root or as the user that PostgreSQL runs as.',
    )
  return asOther(owner)
}

export function asOther(owner: User): User | undefined {
  const own = process.getuid?.()
  if (owner.uid === own) return undefined
  if (own === 0) return owner
  throw new Problem('The files of PostgreSQL belong to another user: run this as root or as that user.')
}
