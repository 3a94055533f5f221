import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { BuiltSite } from '../support/built-site'
import { costly, isOwnScript } from './support/deferred-scripts'
import { accessibilityProblems, expect, layoutShifts, PHONE, test } from './support/test'

const SCRIPT = `fetch(new URL('/collect?id=' + dataLayer.find(([name]) => name === 'config')[1], document.currentScript.src), { mode: 'no-cors' })`

let provider: Server
let asked: string[]
let site: BuiltSite

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  provider = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.setHeader('content-type', 'text/javascript').end(SCRIPT)
  }).listen(0, '127.0.0.1')
  await once(provider, 'listening')
  const { port } = provider.address() as AddressInfo
  site = await BuiltSite.start(process.env.CARELANE_TEST_CMS_URL ?? '', {
    ANALYTICS_SCRIPT: `http://127.0.0.1:${port}/tag.js`,
  })
})
test.beforeEach(() => {
  asked = []
})
test.afterAll(async () => {
  await site.stop()
  provider.close()
})

const at = (path: string) => `http://${path.startsWith('/ru/') ? 'ru.' : ''}localhost:${site.port}${path}`
const bannerOf = (page: Page) => page.getByRole('region', { name: 'Файлы куки' })

test('nothing is measured before consent, and all of it after [2.3#31], [2.3#32]', async ({ page }) => {
  await page.goto(at('/ru/'), { waitUntil: 'networkidle' })
  await expect(bannerOf(page)).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Новости' }).click({ force: true })
  await page.goto(at('/ru/news/'), { waitUntil: 'networkidle' })
  expect(asked).toEqual([])
  await bannerOf(page).getByRole('button', { name: 'Принять все' }).click()
  await expect(bannerOf(page)).toBeHidden()
  await expect.poll(() => asked).toEqual(['/tag.js?id=G-SAMPLE-RU', '/collect?id=G-SAMPLE-RU'])
  await page.goto(at('/ru/'), { waitUntil: 'networkidle' })
  await expect(bannerOf(page)).toBeHidden()
  expect(asked).toHaveLength(4)
})

test('who rejects is never measured, and not asked again', async ({ page }) => {
  await page.goto(at('/ru/'))
  await bannerOf(page).getByRole('button', { name: 'Отклонить все' }).click()
  await expect(bannerOf(page)).toBeHidden()
  await page.goto(at('/ru/news/'), { waitUntil: 'networkidle' })
  await expect(bannerOf(page)).toBeHidden()
  expect(asked).toEqual([])
})

test('the banner links to the policy, where the choice can be changed [2.3#33]', async ({ page }) => {
  await page.goto(at('/ru/'))
  await bannerOf(page).getByRole('button', { name: 'Принять все' }).click()
  await expect.poll(() => asked).toHaveLength(2)
  await page.goto(at('/ru/policy/cookies/'), { waitUntil: 'networkidle' })
  const choice = page.getByRole('main').getByRole('status')
  await expect(choice).toHaveText('Вы приняли все файлы куки.')
  const again = page.waitForEvent('load')
  await page.getByRole('main').getByRole('button', { name: 'Отклонить все' }).click()
  await again
  await page.waitForLoadState('networkidle')
  await expect(choice).toHaveText('Вы отклонили все файлы куки, без которых сайт может обойтись.')
  expect(asked).toHaveLength(4)
  expect(await page.locator('script[src*="tag.js"]').count()).toBe(0)
})

test.describe('before the scripts of a page are there', () => {
  test.use({ wantsScripts: false })

  test('who only reads is asked and measured by the same rules', async ({ page, context }) => {
    await context.addInitScript(costly)
    const scripts: string[] = []
    page.on('request', (request) => {
      if (isOwnScript(request.url())) scripts.push(request.url())
    })
    await page.goto(at('/ru/'), { waitUntil: 'networkidle' })
    await expect(bannerOf(page)).toBeVisible()
    expect(asked).toEqual([])
    await page.evaluate(() => localStorage.setItem('cookie-consent', 'accepted'))
    await page.goto(at('/ru/news/'))
    await expect.poll(() => asked).toEqual(['/tag.js?id=G-SAMPLE-RU', '/collect?id=G-SAMPLE-RU'])
    await expect(bannerOf(page)).toBeHidden()
    expect(scripts).toEqual([])
    await page.goto(at('/ru/'))
    await page.evaluate(() => localStorage.clear())
    await page.goto(at('/ru/news/'))
    await bannerOf(page).getByRole('button', { name: 'Отклонить все' }).click()
    await expect(bannerOf(page)).toBeHidden({ timeout: 20_000 })
    expect(await page.evaluate(() => localStorage.getItem('cookie-consent'))).toBe('rejected')
  })
})

test('by keyboard, accessible, and moving nothing on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto(at('/ru/'), { waitUntil: 'networkidle' })
  expect(await accessibilityProblems(page)).toEqual([])
  await expect(bannerOf(page).getByRole('link')).toHaveAttribute('href', '/ru/policy/cookies/')
  await bannerOf(page).getByRole('link').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(bannerOf(page)).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('cookie-consent'))).toBe('rejected')
  expect(await layoutShifts(page)).toEqual([])
})

test('countries without the banner measure at once where they have an id, and not against the browser', async ({
  page,
}) => {
  await page.goto(at('/ng/'))
  await expect.poll(() => asked).toEqual(['/tag.js?id=G-SAMPLE-NG', '/collect?id=G-SAMPLE-NG'])
  await expect(page.getByRole('region', { name: 'Cookies' })).toHaveCount(0)
  asked = []
  await page.goto(at('/tz/'), { waitUntil: 'networkidle' })
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  await page.goto(at('/ng/'), { waitUntil: 'networkidle' })
  expect(asked).toEqual([])
})

test('the policy lets the provider in on pages that measure, and on no others', async () => {
  const policyOf = async (path: string) =>
    String((await site.get(path, { host: `localhost:${site.port}` })).headers['content-security-policy'])
  expect(await policyOf('/ng/')).toMatch(
    /script-src [^;]*http:\/\/127\.0\.0\.1:\d+[;\s].*connect-src 'self' http/,
  )
  expect(await policyOf('/tz/')).not.toContain('127.0.0.1')
})

test('an installation without a provider measures nothing anywhere', async ({ page, request }) => {
  const answer = await request.get('/ng/')
  expect(answer.headers()['content-security-policy']).toContain("connect-src 'self';")
  await page.goto('/ng/', { waitUntil: 'networkidle' })
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('nothing is measured, and so nothing is asked', async ({ page }) => {
    await page.goto(at('/ru/'))
    await expect(bannerOf(page)).toBeHidden()
    expect(asked).toEqual([])
  })
})
