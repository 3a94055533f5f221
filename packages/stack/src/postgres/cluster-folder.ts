import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { canEnter, type User } from './user'

export const SHARED_FOLDER = '/var/lib/carelane'

/** Inside the data folder, unless PostgreSQL's user cannot enter it. */
export function clusterFolder(dataFolder: string, user: User | undefined): string {
  const within = path.join(dataFolder, 'postgres')
  if (!user || existsSync(within) || canEnter(user, dataFolder)) return within
  const name = createHash('sha256').update(path.resolve(dataFolder)).digest('hex').slice(0, 12)
  return path.join(SHARED_FOLDER, name, 'postgres')
}
