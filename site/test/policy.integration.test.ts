import { launchBrowser } from '@carelane/test-kit/browser'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sourceOf } from '../server/next-internals/inline-scripts'
import { BuiltSite } from './support/built-site'
import { MainApiStandIn } from './support/main-api-stand-in'
import { WAITING, wantScripts } from './support/want-scripts'

const cms = new MainApiStandIn()
let site: BuiltSite
let browser: Browser
let context: BrowserContext
let page: Page
let complaints: string[]
let asked: string[]

beforeAll(async () => {
  for (let id = 10; id < 40; id++) cms.content.articles.add(id)
  await cms.start()
  site = await BuiltSite.start(cms.url)
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser.close()
  await site.stop()
  await cms.stop()
})

beforeEach(() => open({}))
afterEach(() => context.close())

async function open(options: { javaScriptEnabled?: boolean }): Promise<void> {
  await context?.close()
  context = await browser.newContext({ baseURL: `http://localhost:${site.port}`, ...options })
  await context.addInitScript(wantScripts, WAITING)
  page = await context.newPage()
  complaints = []
  asked = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`))
}

async function untilHydrated(): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('body *') ?? {}).some((key) => key.startsWith('__react')),
  )
}

describe('the policy lets our own scripts run and nothing complains', () => {
  test.each([
    '/',
    '/ng/',
    '/sa/',
    '/ng/news/',
    '/ng/news/?page=2',
    '/ng/tips/',
    '/ng/news-detail/article-1/',
    '/ng/warranty-check/',
    '/ng/choose-your-country-or-region/',
  ])('%s', async (path) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await untilHydrated()
    expect(complaints).toEqual([])
  })

  test('a page that is not found', async () => {
    const response = await page.goto('/ng/nowhere/')
    expect(response?.status()).toBe(404)
    await untilHydrated()
    expect(complaints.filter((text) => !text.includes('status of 404'))).toEqual([])
  })

  test('a script that is not ours does not run', async () => {
    await page.goto('/ng/')
    const ran = await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'window.ran = true'
      document.body.append(script)
      return 'ran' in window
    })
    expect(ran).toBe(false)
  })
})

/** Also in closed menus, where real clicks fail. */
const follow = (link: Element) => (link as HTMLAnchorElement).click()

describe('navigation inside the page', () => {
  test('asks once for the next page, and back for nothing', async () => {
    await page.goto('/ng/')
    await untilHydrated()
    await page.evaluate(() => Object.assign(window, { stayed: true }))
    asked.length = 0
    await page.locator('header a[href="/ng/news/"]').first().evaluate(follow)
    await page.waitForURL('**/ng/news/')
    await expect.poll(() => page.locator('h1').textContent()).toBe('News')
    const documents = asked.filter((line) => new URL(line.split(' ')[1] ?? '').pathname === '/ng/news/')
    expect(documents).toHaveLength(1)
    expect(documents[0]).toContain('_rsc=')
    asked.length = 0
    await page.goBack()
    await page.waitForURL('**/ng/')
    expect(asked.filter((line) => line.includes('_rsc='))).toEqual([])
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
    expect(complaints).toEqual([])
  })

  test('works from an address without {lang}', async () => {
    await page.goto('/')
    await untilHydrated()
    await page.evaluate(() => Object.assign(window, { stayed: true }))
    await page.locator('header a[href="/global/news/"]').first().evaluate(follow)
    await page.waitForURL('**/global/news/')
    await page.goBack()
    await page.waitForURL(`http://localhost:${site.port}/`)
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
    expect(complaints).toEqual([])
  })
})

test('a form without scripts is answered with a page of its own, with a nonce', async () => {
  await open({ javaScriptEnabled: false })
  await page.goto('/ng/warranty-check/')
  await page.locator('main input[name="imei"]').fill('123')
  const [response] = await Promise.all([
    page.waitForResponse((answer) => answer.request().method() === 'POST'),
    page.locator('main form button[type="submit"]').click(),
  ])
  expect(response.status()).toBe(200)
  expect(response.headers()['content-security-policy']).toMatch(/script-src 'self' 'nonce-[\w-]{24}'/)
  const policy = response.headers()['content-security-policy'] ?? ''
  const nonce = /'nonce-([\w-]+)'/.exec(policy)?.[1]
  const scripts = [...(await response.text()).matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
  expect(scripts.length).toBeGreaterThan(3)
  for (const [, attributes = '', text = ''] of scripts) {
    if (!attributes.includes(`nonce="${nonce}"`)) expect(policy).toContain(sourceOf(text))
  }
  expect(await page.locator('main input[name="imei"]').inputValue()).toBe('123')
})

test('a server action with scripts goes past the cache', async () => {
  await page.goto('/ng/warranty-check/')
  await untilHydrated()
  await page.locator('main input[name="imei"]').fill('123')
  const [response] = await Promise.all([
    page.waitForResponse((answer) => answer.request().method() === 'POST'),
    page.locator('main form button[type="submit"]').click(),
  ])
  expect(response.status()).toBe(200)
  expect(response.headers()['content-type']).toContain('text/x-component')
  expect(complaints).toEqual([])
})
