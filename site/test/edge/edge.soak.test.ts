import { freePort } from '@carelane/stack'
import { startStack, type Stack } from '@carelane/test-kit/stack'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Administrator } from '../support/administrator'
import { type Answer, type BuiltSite, inspectSite, send } from '../support/built-site'
import { addressOf, headingIn, startSiteProcess } from '../support/site-processes'
import { startVarnish, type Varnish } from './varnish'

const SLUG = 'find-your-imei-number'
const ARTICLE = `/ng/tips-detail/${SLUG}/`
const SOON = { timeout: 20_000, interval: 50 }

let stack: Stack
let administrator: Administrator
let sites: BuiltSite[]
let varnish: Varnish
let edge: number
let article: number

beforeAll(async () => {
  const ports = [await freePort(), await freePort(), await freePort()]
  edge = await freePort()
  stack = await startStack({
    parts: ['cms'],
    environment: {
      SITE_RECEIVERS: ports.map(addressOf).join(),
      EDGE_RECEIVERS: `varnish+http://127.0.0.1:${edge}`,
    },
  })
  sites = await Promise.all(ports.map(startSite))
  varnish = await startVarnish(edge, ports)
  administrator = await Administrator.logIn(stack)
  article = (await administrator.find('news', 'slug', SLUG)).id
}, 300_000)
afterAll(async () => {
  await varnish.stop()
  await Promise.all(sites.map((site) => site.stop()))
  await stack.stop()
})

test('20 edits are each seen through the edge, which answers by itself between them', async () => {
  for (let edit = 1; edit <= 20; edit++) {
    await rename(`Edit ${edit}`)
    await expect.poll(heading, SOON).toBe(`Edit ${edit}`)
    await administrator.untilOnSite('news', article)
    expect(await heading()).toBe(`Edit ${edit}`)
    expect((await ask(ARTICLE)).headers['x-cache']).toBe('hit')
  }
}, 120_000)

test('after an edit, 2,000 readers at once cost each process one page at most', async () => {
  await administrator.untilOnSite('news', article)
  const before = await renders()
  await rename('For very many')
  await administrator.untilOnSite('news', article)
  const answers = await Promise.all(Array.from({ length: 2000 }, () => ask(ARTICLE)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(answers.filter(({ text }) => !text.includes('For very many'))).toEqual([])
  for (const [at, count] of (await renders()).entries()) expect(count - (before[at] ?? 0)).toBeLessThan(2)
}, 120_000)

test('no header that somebody sends gets into what others are given', async () => {
  const evil = 'evil.example'
  const headers: Record<string, string>[] = [
    ...['x-forwarded-host', 'x-host', 'x-forwarded-server', 'x-original-url', 'x-rewrite-url', 'referer'],
    ...['x-forwarded-proto', 'x-forwarded-port', 'x-real-ip', 'forwarded', 'origin', 'accept-language'],
    ...['x-middleware-prefetch', 'x-nextjs-data', 'next-router-state-tree', 'next-url', 'x-matched-path'],
    ...['x-invoke-path', 'x-carelane-peer', 'cf-ipcountry', 'x-http-method-override', 'purpose', 'range'],
  ].map((name) => ({ [name]: evil }))
  headers.push(
    { cookie: `NEXT_LOCALE=ar; data-light=maybe; theme="><b>${evil}` },
    { 'x-forwarded-proto': 'https' },
  )
  for (const [at, hostile] of headers.entries()) {
    const path = `/gh/news/?poisoned=${at}`
    await ask(path, hostile)
    const { status, text, headers: answered } = await ask(path)
    expect([hostile, status]).toEqual([hostile, 200])
    expect(text + JSON.stringify(answered), JSON.stringify(hostile)).not.toContain(evil)
    expect(text).toContain('<html lang="en-GH"')
  }
}, 120_000)

test('no reader is given the id of another, from wherever the page comes', async () => {
  const path = '/gh/news/?page=1'
  const given = new Set<string>()
  for (let reader = 0; reader < 20; reader++) {
    const { headers, text } = await ask(
      path,
      reader % 2 ? { 'x-request-id': `of-reader-number-${reader}` } : {},
    )
    const id = String(headers['x-request-id'])
    if (reader % 2) expect(id).toBe(`of-reader-number-${reader}`)
    else expect(id).toMatch(/^edge-\d+-\d+-\d+$/)
    expect(given.has(id)).toBe(false)
    for (const other of given.add(id)) expect(text).not.toContain(other)
  }
})

test('one process that is killed is not noticed, and all of them only on pages that nobody has read', async () => {
  expect((await ask('/ke/')).status).toBe(200)
  await sites[0]?.stop()
  const paths = ['/ke/', ARTICLE, '/ug/', '/tz/', '/rw/', '/zm/', '/za/', '/eg/']
  for (const path of [...paths, ...paths]) expect([path, (await ask(path)).status]).toEqual([path, 200])
  await Promise.all(sites.map((site) => site.stop()))
  await rename('While all were away')
  for (const path of [...paths, ...paths]) expect([path, (await ask(path)).status]).toEqual([path, 200])
  expect((await ask('/mx/')).status).toBe(503)
  sites = await Promise.all(sites.map(({ port }) => startSite(port)))
  await expect.poll(heading, SOON).toBe('While all were away')
}, 120_000)

function startSite(port: number): Promise<BuiltSite> {
  return startSiteProcess(stack, port, {
    SITE_URL: `http://localhost:${edge}`,
    TRUSTED_PROXIES: '127.0.0.1',
  })
}

function ask(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return send(edge, 'GET', path, { host: `localhost:${edge}`, ...headers })
}

function renders(): Promise<number[]> {
  return Promise.all(
    sites.map(async ({ port }) => {
      const { counts } = await inspectSite(port, stack.secrets.publicationSecret)
      return counts.renders ?? 0
    }),
  )
}

function rename(title: string) {
  return administrator.change('news', article, { title, _status: 'published' })
}

async function heading(): Promise<string | undefined> {
  return headingIn((await ask(ARTICLE)).text)
}
