import { SITE_PROCESSES_PATH } from '@carelane/main-api'
import { signedCall } from '@carelane/main-api/signature'
import { freePort } from '@carelane/stack'
import { startStack, type Stack } from '@carelane/test-kit/stack'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Administrator } from './support/administrator'
import type { BuiltSite } from './support/built-site'
import { addressOf, headingIn, startSiteProcess } from './support/site-processes'

const SLUG = 'find-your-imei-number'
const ARTICLE = `/ng/tips-detail/${SLUG}/`
const SOON = { timeout: 30_000, interval: 100 }

let stack: Stack
let administrator: Administrator
let first: BuiltSite
let second: BuiltSite
let article: number

beforeAll(async () => {
  stack = await startStack({ parts: ['cms'], environment: { SITE_RECEIVERS: 'registered' } })
  ;[first, second] = await Promise.all([startRegistered(), startRegistered()])
  administrator = await Administrator.logIn(stack)
  article = (await administrator.find('news', 'slug', SLUG)).id
}, 300_000)
afterAll(async () => {
  await Promise.all([first.stop(), second.stop()])
  await stack.stop()
})

test('processes that nobody named are told, and the admin counts them', async () => {
  await rename('For those that are there')
  for (const site of [first, second]) await shows(site, 'For those that are there')
  await administrator.untilOnSite('news', article)
})

test('one that hangs is named, forgotten after its lease, and asks for all pages anew when it is back', async () => {
  second.process.kill('SIGSTOP')
  await rename('While one hung')
  await shows(first, 'While one hung')
  await expect
    .poll(() => administrator.publicationOf('news', article), SOON)
    .toMatchObject({ reach: { missing: [addressOf(second.port)] } })
  await endLeaseOf(second)
  await administrator.untilOnSite('news', article)
  second.process.kill('SIGCONT')
  await shows(second, 'While one hung')
}, 120_000)

test('one that ends says so, and is waited for no more', async () => {
  second.process.kill('SIGTERM')
  await expect.poll(() => second.process.exitCode, SOON).toBe(0)
  await rename('When one had left')
  await shows(first, 'When one had left')
  await administrator.untilOnSite('news', article)
}, 60_000)

test('without a cms a process waits before it calls itself well, and then shows what it has', async () => {
  const port = await freePort()
  const alone = await startSiteProcess({ ...stack, cmsUrl: 'http://127.0.0.1:9' }, port, {
    SITE_ADDRESS: addressOf(port),
  })
  await expect.poll(() => alone.logs.join(''), SOON).toContain('the cms does not take the registration')
  await alone.stop()
}, 60_000)

test('nobody but the site can register an address', async () => {
  const body = JSON.stringify({ address: 'http://elsewhere.example', isLeaving: false })
  const path = `/api${SITE_PROCESSES_PATH}`
  const register = async (secret: string, text: string) => {
    const headers = signedCall(secret, { method: 'POST', path, body: text })
    return (await fetch(`${stack.cmsUrl}${path}`, { method: 'POST', headers, body: text })).status
  }
  expect(await register('somebody else', body)).toBe(401)
  const { publicationSecret } = stack.secrets
  expect(await register(publicationSecret, '{"address":"file:///etc/passwd","isLeaving":false}')).toBe(400)
  expect(await register(publicationSecret, 'no JSON')).toBe(400)
  expect(await register(publicationSecret, body)).toBe(200)
})

async function startRegistered(): Promise<BuiltSite> {
  const port = await freePort()
  return startSiteProcess(stack, port, { SITE_ADDRESS: addressOf(port) })
}

async function endLeaseOf({ port }: BuiltSite): Promise<void> {
  const client = new pg.Client({ connectionString: stack.databaseUrls.carelane_cms })
  await client.connect()
  await client.query('UPDATE publications.receiver SET expires_at = now() WHERE address = $1', [
    addressOf(port),
  ])
  await client.end()
}

function rename(title: string) {
  return administrator.change('news', article, { title, _status: 'published' })
}

async function shows(site: BuiltSite, title: string): Promise<void> {
  await expect.poll(async () => headingIn((await site.get(ARTICLE)).text), SOON).toBe(title)
}
