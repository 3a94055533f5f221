import { ignoreFailure } from '@carelane/config/ignore-failure'
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isAlive } from '../processes/identity.mjs'
import { stopProcess } from '../processes/stop'
import type { Binaries } from './binaries'
import type { User } from './user'

interface Cluster {
  folder: string
  binaries: Binaries
  user: User | undefined
  password: string
}

/** Renamed into place when complete. */
export async function ensureCluster({ folder, binaries, user, password }: Cluster): Promise<void> {
  if (existsSync(path.join(folder, 'PG_VERSION'))) return
  const partial = `${folder}.new`
  await rm(partial, { recursive: true, force: true })
  await rm(folder, { recursive: true, force: true })
  await mkdir(partial, { recursive: true, mode: 0o700 })
  if (path.dirname(folder).startsWith('/var/')) await chmod(path.dirname(folder), 0o755)
  const passwordFile = path.join(partial, `password-${randomBytes(4).toString('hex')}`)
  const cluster = path.join(partial, 'cluster')
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (user) for (const file of [partial, passwordFile]) await chown(file, user.uid, user.gid)
  // The builtin locale sorts and folds case alike on every machine.
  const choices = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  await runProgram(
    binaries.initdb,
    [
      `--pgdata=${cluster}`,
      '--username=postgres',
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      ...choices,
    ],
    { user, cwd: partial },
  )
  await rename(cluster, folder)
  await rm(partial, { recursive: true, force: true })
}

/** Stops an orphaned server and removes its pid file, as pids are reused. */
export async function clearLeftovers(folder: string): Promise<void> {
  const file = path.join(folder, 'postmaster.pid')
  const pid = Number(((await ignoreFailure(readFile(file, 'utf8'), 'probing')) ?? '').split('\n')[0])
  if (!pid) return
  if (isAlive(pid) && (await servesFolder(pid, folder))) await stopProcess(pid, 'SIGINT', 8000)
  await rm(file, { force: true })
}

async function servesFolder(pid: number, folder: string): Promise<boolean> {
  const commandLine = await ignoreFailure(readFile(`/proc/${pid}/cmdline`, 'utf8'), 'probing')
  if (commandLine !== undefined) return commandLine.split('\0').includes(folder)
  const listed = await ignoreFailure(runProgram('ps', ['-o', 'command=', '-p', String(pid)], {}), 'probing')
  return listed?.includes(folder) ?? false
}

async function runProgram(
  program: string,
  parameters: string[],
  options: { user?: User; cwd?: string },
): Promise<string> {
  const child = spawn(program, parameters, {
    cwd: options.cwd,
    ...options.user,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += String(chunk)))
  const code = await new Promise((resolve, reject) => child.once('close', resolve).once('error', reject))
  if (code !== 0)
    throw new Error(`${path.basename(program)} failed: ${output.trim().split('\n').slice(-4).join('\n')}`)
  return output
}
