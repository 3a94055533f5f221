import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { canEnter, type User } from './user'

/** Where root keeps what PostgreSQL's own user must reach when the project stands in a closed home folder. */
export const SHARED_PLACE = '/var/lib/carelane'

/**
 * The folder of the PostgreSQL cluster: within the data folder, except where root starts the product and
 * PostgreSQL's own user cannot enter the data folder.
 */
export function clusterFolder(dataFolder: string, user: User | undefined): string {
  const within = path.join(dataFolder, 'postgres')
  if (!user || existsSync(within) || canEnter(user, dataFolder)) return within
  const name = createHash('sha256').update(path.resolve(dataFolder)).digest('hex').slice(0, 12)
  return path.join(SHARED_PLACE, name, 'postgres')
}
