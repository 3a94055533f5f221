import type { Page } from '@playwright/test'
import { DESKTOP, expect, test } from './support/test'

const words = (page: Page, part: 'main' | 'footer') => page.locator(part).innerText()

const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }))
const isSameDocument = (page: Page) => page.evaluate(() => 'marked' in window)

test.beforeEach(({ page }) => page.setViewportSize(DESKTOP))

test('the content of a page is in its HTML once: the data for scripts are apart', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/ng/phone-repair/')).text()
  await page.goto('/ng/phone-repair/')
  const title = await page.locator('main h2').first().innerText()
  expect(html.split(title)).toHaveLength(2)
})

test('it stays while scripts start, and is there for who leaves the page and comes back', async ({
  page,
}) => {
  await page.goto('/ng/', { waitUntil: 'networkidle' })
  const [home, footer] = [await words(page, 'main'), await words(page, 'footer')]
  expect(home.length).toBeGreaterThan(1000)
  await mark(page)
  const news = page.getByRole('banner').locator('a[href="/ng/news/"]').first()
  await news.evaluate((link) => (link as HTMLAnchorElement).click())
  await expect(page.locator('h1')).toHaveText('News')
  expect(await words(page, 'footer')).toBe(footer)
  await page.goBack()
  await expect(page.locator('main h1')).toBeVisible()
  await expect.poll(() => words(page, 'main')).toBe(home)
  expect(await words(page, 'footer')).toBe(footer)
  expect(await isSameDocument(page)).toBe(true)
})

test('who comes by a link in the page gets the same as who opens it', async ({ page }) => {
  await page.goto('/ng/', { waitUntil: 'networkidle' })
  const home = await words(page, 'main')
  await page.goto('/ng/choose-your-country-or-region/', { waitUntil: 'networkidle' })
  await mark(page)
  await page
    .getByRole('banner')
    .getByRole('link', { name: /home page/ })
    .click()
  await page.waitForURL('**/ng/')
  await expect.poll(() => words(page, 'main')).toBe(home)
  expect(await isSameDocument(page)).toBe(true)
})
