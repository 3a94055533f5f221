import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { freePort } from '@carelane/stack'
import { environmentOf, send, SITE_FOLDER, type Answer } from './built-site'

export interface PlainNext {
  get(path: string, headers?: Record<string, string>): Promise<Answer>
  post(path: string, headers: Record<string, string>, body: string): Promise<Answer>
  stop(): void
}

/** Without our server. */
export async function startPlainNext(cmsUrl: string): Promise<PlainNext> {
  const port = await freePort()
  const logs: string[] = []
  const child = spawn(
    process.execPath,
    [resolve(SITE_FOLDER, 'node_modules/next/dist/bin/next'), 'start', '-p', String(port)],
    { cwd: SITE_FOLDER, env: { ...process.env, ...environmentOf(port, cmsUrl) } },
  )
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => logs.push(text))
  const host = `localhost:${port}`
  const next: PlainNext = {
    get: (path, headers = {}) => send(port, 'GET', path, { host, ...headers }),
    post: (path, headers, body) => send(port, 'POST', path, { host, ...headers }, body),
    stop: () => void child.kill('SIGKILL'),
  }
  for (let tries = 0; tries < 200 && child.exitCode === null; tries++) {
    if (await next.get('/ng/').catch(() => null)) return next
    await new Promise((done) => setTimeout(done, 100))
  }
  next.stop()
  throw new Error(`next start did not answer:\n${logs.join('')}`)
}
