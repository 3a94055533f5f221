import { once } from 'node:events'
import { createServer, request as ask, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { launchBrowser } from '@carelane/test-kit/browser'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { BuiltSite } from './support/built-site'
import { useLiveSite } from './support/live-site'
import { WAITING, wantScripts } from './support/want-scripts'

const PAGE = '/tz/news/'

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
