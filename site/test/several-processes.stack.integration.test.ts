import { freePort } from '@carelane/stack'
import { startStack, type Stack } from '@carelane/test-kit/stack'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Administrator } from './support/administrator'
import type { BuiltSite } from './support/built-site'
import { addressOf, headingIn, startSiteProcess } from './support/site-processes'

const SLUG = 'find-your-imei-number'
const ARTICLE = `/ng/tips-detail/${SLUG}/`
const SOON = { timeout: 20_000, interval: 100 }

let stack: Stack
let administrator: Administrator
let ports: number[]
let sites: BuiltSite[]
let article: number

beforeAll(async () => {
  ports = [await freePort(), await freePort(), await freePort()]
  const receivers = ports.map(addressOf).join()
  stack = await startStack({ parts: ['cms'], environment: { SITE_RECEIVERS: receivers } })
  sites = await Promise.all(ports.map((port) => startSiteProcess(stack, port)))
  administrator = await Administrator.logIn(stack)
  article = (await administrator.find('news', 'slug', SLUG)).id
}, 300_000)
afterAll(async () => {
  await Promise.all(sites.map((site) => site.stop()))
  await stack.stop()
})

test('what is published is on every process that is named, and then the admin says so', async () => {
  for (const title of ['For all of them', 'And once more']) {
    await rename(title)
    for (const site of sites) await expect.poll(() => heading(site), SOON).toBe(title)
  }
  await expect
    .poll(() => administrator.publicationOf('news', article), SOON)
    .toMatchObject({ state: 'arrived' })
})

test('one that was killed is named as the one without it, and has it with its first answer when it is back', async () => {
  const [first, second, third] = sites as [BuiltSite, BuiltSite, BuiltSite]
  await second.stop()
  await rename('While one was away')
  for (const site of [first, third]) await expect.poll(() => heading(site), SOON).toBe('While one was away')
  await expect
    .poll(() => administrator.publicationOf('news', article), SOON)
    .toMatchObject({ state: 'failing', reach: { reached: 2, missing: [addressOf(second.port)] } })
  sites[1] = await startSiteProcess(stack, second.port)
  expect(await heading(sites[1])).toBe('While one was away')
  await administrator.untilOnSite('news', article)
}, 120_000)

function rename(title: string) {
  return administrator.change('news', article, { title, _status: 'published' })
}

async function heading(site: BuiltSite): Promise<string | undefined> {
  return headingIn((await site.get(ARTICLE)).text)
}
