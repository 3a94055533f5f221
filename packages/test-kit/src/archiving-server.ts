import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, closeSync, mkdirSync, openSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort, onServer } from '@carelane/stack'

const DEBIAN = '/usr/lib/postgresql'

/** A PostgreSQL of Debian, which pgBackRest of Debian knows; both have to be installed. */
export class ArchivingServer {
  private child: ChildProcess | undefined
  private constructor(
    private readonly programs: string,
    private readonly user: { uid: number; gid: number } | undefined,
    readonly folder: string,
    readonly port: number,
  ) {}

  get url(): string {
    return `postgres://postgres:for-tests@127.0.0.1:${this.port}/postgres`
  }

  /** @param home has to be there */
  static async create(home: string): Promise<ArchivingServer> {
    chmodSync(home, 0o755)
    const [version] = readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a))
    const programs = join(DEBIAN, String(version), 'bin')
    const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres']))
    const user = process.getuid?.() === 0 ? { uid: id('-u'), gid: id('-g') } : undefined
    const server = new ArchivingServer(programs, user, join(home, 'cluster'), await freePort())
    server.makeFolder(server.folder)
    const options = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--no-sync']
    execFileSync(join(programs, 'initdb'), ['-D', server.folder, ...options], {
      ...user,
      cwd: '/',
      stdio: 'ignore',
    })
    return server
  }

  makeFolder(folder: string): void {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    if (this.user) chownSync(folder, this.user.uid, this.user.gid)
  }

  get log(): string {
    return readFileSync(`${this.folder}.log`, 'utf8')
  }

  /** Once it takes writes; false if it ends before. */
  async start(folder = this.folder): Promise<boolean> {
    const log = openSync(`${this.folder}.log`, 'w')
    const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', `port=${this.port}`]
    const child = spawn(
      join(this.programs, 'postgres'),
      ['-D', folder, ...settings.flatMap((setting) => ['-c', setting])],
      { ...this.user, cwd: '/', stdio: ['ignore', log, log] },
    )
    closeSync(log)
    this.child = child
    while (child.exitCode === null) {
      if (await this.takesWrites()) return true
      await wait(200)
    }
    return false
  }

  async stop(): Promise<void> {
    if (!this.child || this.child.exitCode !== null) return
    const ended = once(this.child, 'exit')
    this.child.kill('SIGINT')
    await ended
  }

  private async takesWrites(): Promise<boolean> {
    try {
      const { rows } = await onServer(this.url, (client) =>
        client.query('SELECT pg_is_in_recovery() AS recovering'),
      )
      return rows[0]?.recovering === false
    } catch {
      return false
    }
  }
}
