import { execFileSync, spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'

export interface User {
  uid: number
  gid: number
}

/** PostgreSQL refuses to run as root. */
export function postgresUser(): User | undefined {
  if (process.getuid?.() !== 0) return undefined
  const user = lookUp('postgres') ?? lookUp('nobody')
  if (!user)
    throw new Error('PostgreSQL cannot run as root, and this machine has neither a user postgres nor nobody.')
  return user
}

/** Only a cluster's owner can run it. */
export function ownerOf(folder: string): User | undefined {
  const found = statSync(folder, { throwIfNoEntry: false })
  return found && { uid: found.uid, gid: found.gid }
}

export function canRead(user: User, file: string): boolean {
  return test(user, '-r', file)
}

export function canEnter(user: User, folder: string): boolean {
  return test(user, '-x', folder)
}

function test(user: User, flag: string, file: string): boolean {
  return spawnSync('/bin/sh', ['-c', `test ${flag} "$0"`, file], { ...user, cwd: '/' }).status === 0
}

function lookUp(name: string): User | undefined {
  try {
    const id = (flag: string) =>
      Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }))
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    return undefined
  }
}
