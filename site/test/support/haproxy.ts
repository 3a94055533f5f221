import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Haproxy {
  stop(): Promise<void>
}

/**
 * Gives each request to the next process in turn, whoever asks.
 * @param port to listen on
 * @throws Error where there is no haproxy, or it does not start
 */
export async function startHaproxy(port: number, sites: readonly number[]): Promise<Haproxy> {
  const folder = mkdtempSync(join(tmpdir(), 'carelane-haproxy-'))
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, configurationOf(port, sites))
  const child = spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += String(text)))
  const ended = once(child, 'exit')
  await Promise.race([
    once(child, 'spawn'),
    once(child, 'error').then(() => {
      throw new Error('There is no haproxy: apt install haproxy')
    }),
  ])
  const stop = async () => {
    child.kill()
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  for (let tries = 0; tries < 100 && child.exitCode === null; tries++) {
    try {
      await fetch(`http://127.0.0.1:${port}/api/health/`)
      return { stop }
    } catch {
      await new Promise((done) => setTimeout(done, 50))
    }
  }
  child.kill()
  throw new Error(`haproxy did not start:\n${said}`)
}

function configurationOf(port: number, sites: readonly number[]): string {
  return `global
  stats timeout 1s
defaults
  mode http
  timeout connect 5s
  timeout client 60s
  timeout server 60s
frontend visitors
  bind 127.0.0.1:${port}
  option forwardfor
  default_backend sites
backend sites
  balance roundrobin
${sites.map((site, at) => `  server site-${at} 127.0.0.1:${site}`).join('\n')}
`
}
