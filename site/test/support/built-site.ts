import { spawn, type ChildProcess } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { resolve } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { publication, PUBLICATIONS_PATH } from '@carelane/main-api'
import { signedCall, signedHeaders } from '@carelane/main-api/signature'
import { freePort, NODE_MEMORY } from '@carelane/stack'
import { z } from 'zod'
import { type Haproxy, startHaproxy } from './haproxy'

export const SITE_FOLDER = resolve(import.meta.dirname, '../..')
export const PUBLICATION_SECRET = 'test-only-test-only-test-only-0123456789'

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
  /** Decoded. */
  readonly text: string
}

const rsaPublicKey = generateKeyPairSync('rsa', { modulusLength: 2048 })
  .publicKey.export({ type: 'spki', format: 'pem' })
  .toString()

const inspection = z.object({
  fallbacks: z.record(z.string(), z.number()),
  refused: z.record(z.string(), z.number()),
  counts: z.record(z.string(), z.number()),
  size: z.object({ pages: z.number(), notFound: z.number(), bytes: z.number() }),
  memory: z.object({ rss: z.number(), heapUsed: z.number(), external: z.number(), arrayBuffers: z.number() }),
})

export class BuiltSite {
  readonly logs: string[] = []
  private constructor(
    readonly port: number,
    readonly process: ChildProcess,
    private readonly behind?: { haproxy: Haproxy; others: readonly BuiltSite[] },
  ) {
    for (const each of [process, ...(behind?.others ?? []).map((other) => other.process)])
      for (const stream of [each.stdout, each.stderr])
        stream?.setEncoding('utf8').on('data', (text: string) => this.logs.push(text))
  }

  /** Several processes that look like one: HAProxy gives each request to the next. */
  static async startSeveral(
    count: number,
    cmsUrl: string,
    env: Record<string, string> = {},
  ): Promise<BuiltSite> {
    const port = await freePort()
    const { SITE_URL = '', INDIA_SITE_URL = '', RUSSIA_SITE_URL = '' } = environmentOf(port, cmsUrl)
    const shared = { SITE_URL, INDIA_SITE_URL, RUSSIA_SITE_URL, ...env }
    const all = await Promise.all(Array.from({ length: count }, () => BuiltSite.start(cmsUrl, shared)))
    const [first, ...others] = all
    if (!first) throw new Error('at least one')
    const haproxy = await startHaproxy(
      port,
      all.map((site) => site.port),
    )
    return new BuiltSite(port, first.process, { haproxy, others })
  }

  /** @param at port; default: any free one */
  static async start(cmsUrl: string, env: Record<string, string> = {}, at?: number): Promise<BuiltSite> {
    const port = at ?? (await freePort())
    const child = spawn(process.execPath, [resolve(SITE_FOLDER, 'dist/server.mjs')], {
      env: { ...process.env, ...NODE_MEMORY, ...environmentOf(port, cmsUrl), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const site = new BuiltSite(port, child)
    for (let tries = 0; tries < 600; tries++) {
      if (child.exitCode !== null) break
      const health = await site.get('/api/health/').catch(() => null)
      if (health?.status === 200) return site
      await new Promise((done) => setTimeout(done, 100))
    }
    child.kill('SIGKILL')
    throw new Error(`the site did not start:\n${site.logs.join('')}`)
  }

  get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
    return send(this.port, method, path, headers)
  }

  post(path: string, headers: Record<string, string>, body: string | Buffer): Promise<Answer> {
    return send(this.port, 'POST', path, headers, body)
  }

  publish(id: string, tags: string[]): Promise<Answer> {
    const body = JSON.stringify(publication.parse({ id, tags }))
    return this.post(PUBLICATIONS_PATH, signedHeaders(PUBLICATION_SECRET, body), body)
  }

  inspect() {
    return inspectSite(this.port, PUBLICATION_SECRET)
  }

  async stop(): Promise<void> {
    await this.behind?.haproxy.stop()
    await Promise.all((this.behind?.others ?? []).map((other) => other.stop()))
    if (this.process.exitCode !== null || this.process.signalCode !== null) return
    const ended = once(this.process, 'exit')
    this.process.kill('SIGKILL')
    await ended
  }
}

export async function inspectSite(port: number, secret: string) {
  const path = '/api/internal/page-cache/'
  const answer = await send(port, 'GET', path, signedCall(secret, { method: 'GET', path, body: '' }))
  return inspection.parse(JSON.parse(answer.text))
}

export function send(
  port: number,
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: string | Buffer,
): Promise<Answer> {
  return new Promise((done, fail) => {
    const request = httpRequest({ port, host: '127.0.0.1', method, path, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', fail)
      response.on('end', () => {
        const whole = Buffer.concat(chunks)
        const decoded = method === 'HEAD' ? whole : decode(response.headers['content-encoding'], whole)
        done({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: whole,
          text: decoded.toString('utf8'),
        })
      })
    })
    request.on('error', fail)
    request.end(body)
  })
}

function decode(encoding: string | undefined, body: Buffer): Buffer {
  if (encoding === 'br') return brotliDecompressSync(body)
  return encoding === 'gzip' ? gunzipSync(body) : body
}

export function environmentOf(port: number, cmsUrl: string): Record<string, string> {
  return {
    NODE_ENV: 'production',
    SITE_PORT: String(port),
    SITE_URL: `http://localhost:${port}`,
    INDIA_SITE_URL: `http://in.localhost:${port}`,
    RUSSIA_SITE_URL: `http://ru.localhost:${port}`,
    CMS_URL: cmsUrl,
    AFTER_SALES_URL: cmsUrl,
    AFTER_SALES_SIGN_SECRET: 'for tests alone',
    AFTER_SALES_AES_KEY: 'for tests alone!',
    AFTER_SALES_RSA_PUBLIC_KEY: rsaPublicKey,
    LOGIN_URL: cmsUrl,
    INDIA_LOGIN_URL: cmsUrl,
    LOGIN_CLIENT_ID: 'for tests alone',
    LOGIN_APP_ID: 'for tests alone',
    SERVICE_BRAND: 'carelane',
    PUBLICATION_SECRET,
    SESSION_SECRET: PUBLICATION_SECRET,
    LOG_LEVEL: 'info',
  }
}
