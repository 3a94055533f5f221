import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, request as ask, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { launchBrowser } from '@carelane/test-kit/browser'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { OtherBuilds } from '../server/assets/other-builds'
import type { BuiltSite } from './support/built-site'
import { useLiveSite } from './support/live-site'
import { WAITING, wantScripts } from './support/want-scripts'

const PAGE = '/tz/news/'
const READ = [PAGE, '/ng/', '/tz/news-detail/article-1/', '/ng/faq/', '/api/visitor-country/']

const live = useLiveSite()
let other: BuiltSite

beforeAll(async () => {
  other = await live.startAnother()
})
afterAll(() => other.stop())

async function dataOf(site: BuiltSite, path = PAGE): Promise<string> {
  const { text } = await site.get(path)
  return /src="(\/_next\/static\/page-data\/[\w-]+\.js)"/.exec(text)?.[1] ?? ''
}

async function publishOneMore(id: number): Promise<void> {
  live.cms.content.articles.add(id)
  onTestFinished(() => void live.cms.content.articles.delete(id))
  for (const site of [live.site, other]) await site.publish(`article-${id}`, ['news'])
}

test('a process serves the data of a page that another one rendered, and that it renders otherwise itself', async () => {
  const before = await dataOf(live.site)
  await publishOneMore(901)
  const after = await dataOf(other)
  expect(after).not.toBe(before)
  const answers = await Promise.all(
    [before, after].flatMap((path) => [live.site, other].map((site) => site.get(path))),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const [first, again, ...others] = answers.map(({ text }) => text)
  expect(first).toContain('self.__next_f.push([1,')
  expect(again).toBe(first)
  expect(others[0]).not.toBe(first)
  expect(others[1]).toBe(others[0])
})

test('the data of a page that is open outlive the process that rendered it', async () => {
  const path = await dataOf(live.site)
  const { text } = await live.site.get(path)
  await live.restart()
  await publishOneMore(902)
  expect(await dataOf(live.site)).not.toBe(path)
  expect(await live.site.get(path)).toMatchObject({ status: 200, text })
})

test('data that nobody rendered are not found by anybody', async () => {
  const path = (await dataOf(live.site)).replace(/[\w-]{22}\.js/, `${'x'.repeat(22)}.js`)
  expect((await other.get(path)).status).toBe(404)
})

test('scripts of another version are served by processes of this one, until three newer versions have started', async () => {
  live.shareEnvironment()
  const script = 'console.log("of another version")'.repeat(20)
  const [first, second] = ['/_next/static/chunks/first-0a1.js', '/_next/static/chunks/second-0a2.js']
  expect((await live.site.get(first)).status).toBe(404)
  await startVersion('one', { 'chunks/first-0a1.js': script, 'chunks/second-0a2.js': script })
  for (const site of [live.site, other])
    for (const encoding of ['br', 'gzip', 'identity']) {
      const asked = () => site.get(first, { 'accept-encoding': encoding })
      await expect.poll(async () => (await asked()).status, { timeout: 10_000 }).toBe(200)
      const { text, headers } = await asked()
      expect(text).toBe(script)
      expect(headers).toMatchObject({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'accept-encoding',
      })
    }
  for (const later of ['two', 'three', 'four']) await startVersion(later, { 'chunks/later.js': script })
  await expect.poll(async () => (await other.get(second)).status, { timeout: 10_000 }).toBe(404)
  const { rows } = await live.store.query<{ id: string }>('SELECT id FROM builds ORDER BY id')
  expect(rows.map(({ id }) => id)).toEqual(['four', 'three', 'two'])
}, 60_000)

test('two deploys while people read: no request fails, and each old process ends by itself', async () => {
  let serving = [await live.startAnother()]
  onTestFinished(async () => {
    for (const site of serving) await site.stop()
  })
  const failures: string[] = []
  let answers = 0
  let isOver = false
  const read = async (reader: number) => {
    for (let turn = reader; !isOver; turn += 1) {
      const site = serving[turn % serving.length]
      const path = READ[turn % READ.length] ?? PAGE
      const status = await site?.get(path, { connection: 'close' }).then((answer) => answer.status, String)
      if (status === 200) answers += 1
      else failures.push(`${path}: ${status}`)
    }
  }
  const readers = Array.from({ length: 8 }, (_, reader) => read(reader))
  for (let deploy = 0; deploy < 2; deploy++) {
    const old = serving
    const next = await live.startAnother()
    serving = [...old, next]
    for (const site of old) {
      const ended = once(site.process, 'exit')
      site.process.kill('SIGTERM')
      // As balancers do, in less than the second that a process gives them.
      await expect.poll(async () => (await site.get('/api/health/')).status, { interval: 100 }).toBe(503)
      serving = [next]
      expect((await ended)[0]).toBe(0)
    }
  }
  isOver = true
  await Promise.all(readers)
  expect(failures).toEqual([])
  expect(answers).toBeGreaterThan(100)
}, 120_000)

test('a browser whose requests go to two processes in turns opens pages that come to life, and loads none anew', async () => {
  const balancer = await inTurns([live.site, other])
  onTestFinished(() => void balancer.close())
  const browser = await launchBrowser()
  onTestFinished(() => browser.close())
  const { port } = balancer.address() as AddressInfo
  const context = await browser.newContext({ baseURL: `http://localhost:${port}` })
  await context.addInitScript(wantScripts, WAITING)
  const page = await context.newPage()
  const problems: string[] = []
  const documents: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  const paths = ['/ng/', PAGE, '/ng/tips/', '/sa/', '/ng/news/']
  for (const [place, path] of paths.entries()) {
    if (place === paths.length - 1) await publishOneMore(903)
    await page.goto(path)
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('body *') ?? {}).some((key) => key.startsWith('__react')),
    )
  }
  expect(problems).toEqual([])
  expect(documents).toEqual(paths)
}, 60_000)

/** @param files by their place below `.next/static` */
async function startVersion(id: string, files: Record<string, string>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'version-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, '.next/static/chunks'), { recursive: true })
  await writeFile(join(folder, '.next/BUILD_ID'), id)
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, '.next/static', name)
    await writeFile(file, text)
    await writeFile(`${file}.br`, brotliCompressSync(text))
  }
  await OtherBuilds.offerOwn(folder)
}

async function inTurns(sites: readonly BuiltSite[]): Promise<Server> {
  let count = 0
  const server = createServer((request, response) => {
    const site = sites[count++ % sites.length]
    const { url, method, headers } = request
    const passed = { port: site?.port, host: '127.0.0.1', path: url, method, headers }
    const asked = ask({ ...passed, headers: { ...headers, host: `localhost:${site?.port}` } }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    asked.on('error', () => response.destroy())
    request.pipe(asked)
  }).listen(0)
  await once(server, 'listening')
  return server
}
