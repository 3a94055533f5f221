import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { send } from '../support/built-site'

const VCL = resolve(import.meta.dirname, '../../../docker/edge')

export interface Varnish {
  stop(): Promise<void>
}

/**
 * In front of the sites, with docker/edge/carelane.vcl.
 * @param port to listen on
 * @throws Error where there is no varnishd, or it does not start
 */
export async function startVarnish(port: number, sites: readonly number[]): Promise<Varnish> {
  const folder = mkdtempSync(join(tmpdir(), 'carelane-varnish-'))
  writeFileSync(join(folder, 'edge.vcl'), `vcl 4.1;\n${backends(sites)}\ninclude "carelane.vcl";\n`)
  const child = spawn(
    'varnishd',
    [
      ...['-F', '-j', 'none', '-n', join(folder, 'work'), '-a', `127.0.0.1:${port}`],
      ...['-f', join(folder, 'edge.vcl'), '-s', 'default,64m'],
      ...['-p', `vcl_path=${VCL}`, '-p', 'http_gzip_support=off'],
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += String(text)))
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill()
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  await Promise.race([
    once(child, 'spawn'),
    once(child, 'error').then(() => {
      throw new Error('There is no varnishd: apt install varnish varnish-modules')
    }),
  ])
  for (let tries = 0; tries < 100; tries++) {
    const health = await send(port, 'GET', '/api/health/', { host: `localhost:${port}` }).catch(() => null)
    if (health?.status === 200) return { stop }
    await sleep(100)
  }
  await stop()
  throw new Error(`varnishd did not start:\n${said}`)
}

function backends(sites: readonly number[]): string {
  const one = (port: number, at: number) => `
    backend site_${at} {
      .host = "127.0.0.1"; .port = "${port}";
      .probe = { .url = "/api/health/"; .interval = 500ms; .timeout = 1s; .window = 4; .threshold = 2; .initial = 2; }
    }`
  return `import directors;
    ${sites.map(one).join('')}
    acl purgers { "127.0.0.1"; }
    acl proxies { "127.0.0.1"; }
    sub vcl_init {
      new sites = directors.round_robin();
      ${sites.map((_, at) => `sites.add_backend(site_${at});`).join(' ')}
    }
    sub vcl_recv { set req.backend_hint = sites.backend(); }`
}
