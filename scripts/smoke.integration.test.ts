import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { startStack, type Stack } from '../packages/test-kit/src/stack'

const ROOT = path.resolve(import.meta.dirname, '..')

const outcome = z.object({
  isGood: z.boolean(),
  requests: z.number(),
  checks: z.array(
    z.object({
      name: z.string(),
      isGood: z.boolean(),
      findings: z.array(z.object({ asked: z.string(), came: z.string(), expected: z.string() })),
    }),
  ),
})

let stack: Stack
let broken: Server | undefined

beforeAll(async () => {
  stack = await startStack({ parts: ['cms', 'site'], environment: { LOG_LEVEL: 'info' } })
}, 300_000)
afterAll(() => stack.stop())
afterEach(() => {
  broken?.closeAllConnections()
  broken?.close()
})

/** As `npm run smoke` does it. */
async function smoke(...flags: string[]): Promise<{ code: number; out: string; err: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/smoke.ts', ...flags], { cwd: ROOT })
  let [out, err] = ['', '']
  child.stdout.on('data', (text) => (out += String(text)))
  child.stderr.on('data', (text) => (err += String(text)))
  const [code] = (await once(child, 'close')) as [number]
  return { code, out, err }
}

async function serve(answer: RequestListener): Promise<string> {
  broken = createServer(answer).listen(0, '127.0.0.1')
  await once(broken, 'listening')
  return `http://127.0.0.1:${(broken.address() as AddressInfo).port}`
}

test('a site that is well is good in every check, within the budget, and nothing of it is changed', async () => {
  // On a busy machine the first answers of a site that has just started are slow.
  const { code, read } = await vi.waitFor(
    async () => {
      const run = await smoke('--url', stack.siteUrl, '--json')
      const told = outcome.parse(JSON.parse(run.out))
      expect(told.checks.flatMap(({ findings }) => findings)).toEqual([])
      return { code: run.code, read: told }
    },
    { timeout: 150_000, interval: 1000 },
  )
  expect([code, read.isGood, read.checks.length]).toEqual([0, true, 14])
  expect(read.requests).toBeLessThanOrEqual(60)
  expect(await stack.log('site')).not.toMatch(/"method":"(?!GET)/)
}, 200_000)

test('a site that answers each question with an error is told in a line for each', async () => {
  const url = await serve((_request, response) => response.writeHead(500).end('Internal Server Error'))
  const { code, out } = await smoke('--url', url)
  expect(code).toBe(1)
  expect(out).toContain(`FAILED warranty form: GET ${url}/ng/warranty-check/ – came: 500 after `)
  expect(out).toMatch(/\/ng\/warranty-check\/ – came: 500 after \d+ ms – expected: 200/)
  expect(out).toMatch(/FAILED site map: GET .*\/sitemap\.xml – came: 500 "Internal/)
  expect(out).toMatch(/^0 of 14 checks/m)
})

test('nonsense is told apart from pages, whatever status it has', async () => {
  const url = await serve((request, response) => {
    const type = request.url?.endsWith('.xml') ? 'text/html' : 'text/html; charset=utf-8'
    response.writeHead(200, { 'content-type': type })
    response.end('<html lang="en" dir="ltr"><title>Welcome to nginx!</title><h1>Welcome</h1>')
  })
  const { code, out } = await smoke('--url', url)
  expect(code).toBe(1)
  for (const line of [
    /FAILED health: .* – came: "<html .* – expected: "status":"ready"/,
    /FAILED home of countries: .* – came: it ends with .* – expected: a whole page/,
    /FAILED page that is not there: .*\/ng\/there-is-no-such-page\/ – came: 200 after \d+ ms – expected: 404/,
    /FAILED search: .* – expected: a field named q/,
    /FAILED warranty form: .* – expected: a form with a field named imei/,
    /FAILED robots\.txt: .* – expected: Sitemap: http:/,
    /FAILED security\.txt: .* – expected: a line Contact:/,
    /FAILED headers: .* – came: content-security-policy: none/,
    /FAILED headers: .* – came: x-content-type-options: none/,
    /FAILED addresses in pages: .* – came: canonical: none/,
    /FAILED what is not for the public: .*\/metrics – came: 200/,
  ])
    expect(out).toMatch(line)
})

test('one that is slow, or not there, is told', async () => {
  const url = await serve((request, response) => {
    if (request.url !== '/api/health/') return response.destroy()
    setTimeout(() => response.end('{"status":"ready"}'), 3200)
  })
  const slow = await smoke('--url', url)
  expect(slow.code).toBe(1)
  expect(slow.out).toMatch(/FAILED health: .* – came: 200 after 3\d+ ms – expected: an answer within 3 s/)
  expect(slow.out).toMatch(/FAILED robots\.txt: .* – came: no answer: /)
  const away = await smoke('--url', 'http://127.0.0.1:9')
  expect([away.code, away.out]).toEqual([1, expect.stringContaining('– came: no answer: ')])
}, 60_000)

test('without an address it says how it is used', async () => {
  for (const flags of [[], ['--url', 'nonsense'], ['--what']]) {
    const { code, err } = await smoke(...flags)
    expect([code, err]).toEqual([2, expect.stringContaining('npm run smoke -- --url https://')])
  }
})
