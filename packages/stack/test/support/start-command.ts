import { environmentSchema } from '@carelane/config'
import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort, isAlive, ROOT } from '../../src/index'

/** Empty counts as unset, and hides a developer's `.env`. */
const UNSET = Object.fromEntries(
  Object.keys(environmentSchema.shape)
    .filter((name) => name !== 'NODE_ENV')
    .map((name) => [name, '']),
)

const KEPT = /^(?:PATH|HOME|LANG|TMPDIR|.*proxy|npm_config_.*|node_extra_ca_certs|ssl_cert.*)$/i

export class StartCommand {
  output = ''
  readonly began = performance.now()
  private readonly child: ChildProcess
  private readonly ended: Promise<number | null>

  constructor(environment: Record<string, string>, parameters: string[] = []) {
    const kept = Object.entries(process.env).filter(([name]) => KEPT.test(name))
    this.child = spawn('npm', ['start', '--', ...parameters], {
      cwd: ROOT,
      env: { ...Object.fromEntries(kept), ...UNSET, CI: 'true', ...environment },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [this.child.stdout, this.child.stderr])
      stream?.on('data', (chunk: Buffer) => (this.output += chunk.toString()))
    this.ended = new Promise((resolve) => this.child.once('close', resolve))
  }

  async says(text: RegExp, patience = 120_000): Promise<number> {
    const deadline = Date.now() + patience
    while (!text.test(this.output)) {
      if (Date.now() > deadline || this.child.exitCode !== null)
        throw new Error(`It never said ${text.source}:\n${this.output}`)
      await wait(20)
    }
    return performance.now() - this.began
  }

  signal(signal: NodeJS.Signals): void {
    if (this.child.pid && isAlive(this.child.pid)) process.kill(-this.child.pid, signal)
  }

  end(): Promise<number | null> {
    return this.ended
  }
}

export async function installation(dataFolder: string) {
  const ports = { site: await freePort(), cms: await freePort(), sandbox: await freePort() }
  return {
    ports,
    environment: {
      CARELANE_DATA_DIR: dataFolder,
      SITE_PORT: String(ports.site),
      CMS_PORT: String(ports.cms),
      SANDBOX_PORT: String(ports.sandbox),
    },
    processes: () =>
      Object.fromEntries(
        Object.entries(
          JSON.parse(readFileSync(path.join(dataFolder, 'running.json'), 'utf8')) as Record<
            string,
            { pid: number }
          >,
        ).map(([name, { pid }]) => [name, pid]),
      ),
  }
}

/** @returns the status of an answer, or 0 where there is none */
export async function statusOf(url: string): Promise<number> {
  return fetch(url).then(
    ({ status }) => status,
    () => 0,
  )
}
