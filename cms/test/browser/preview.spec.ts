import type { Frame, Page } from '@playwright/test'
import { expect, test } from './support/test'

const SOON = { timeout: 20_000 }

test('a menu is previewed in the site’s header, as wide as a phone and as a desktop', async ({ editor }) => {
  test.setTimeout(120_000)
  const { page } = editor
  await editor.open('collections/menus?search=Kenya')
  await page.getByRole('link', { name: 'Kenya' }).first().click()
  await page.locator('#items-row-0').waitFor()
  const site = await openPreview(page)

  await chooseWidth(page, 'Desktop')
  await expect.poll(() => site.evaluate(() => window.innerWidth), SOON).toBe(1280)
  await expect(site.getByRole('navigation', { name: 'Main menu' }).first()).toBeVisible(SOON)

  await chooseWidth(page, 'Phone')
  await expect.poll(() => site.evaluate(() => window.innerWidth), SOON).toBe(390)
  await site.getByRole('button', { name: 'Menu' }).click()
  await expect(site.getByRole('navigation', { name: 'Main menu' }).first()).toBeVisible()
})

test('a text for search engines is previewed as a search result', async ({ editor }) => {
  test.setTimeout(120_000)
  const { page } = editor
  await editor.open('collections/seo-entries?search=warranty-check')
  await page.locator('tbody').getByRole('link').first().click()
  const title = await page.locator('#field-title').inputValue()
  const site = await openPreview(page)
  await expect(site.getByRole('heading', { level: 1 })).toContainText(title, SOON)
})

async function openPreview(page: Page): Promise<Frame> {
  await page.locator('#live-preview-toggler').click()
  const frame = page.locator('iframe[src*="/preview/"]')
  const site = await (await frame.elementHandle())?.contentFrame()
  if (!site) throw new Error('There is no preview.')
  await site.locator('#content').waitFor(SOON)
  return site
}

async function chooseWidth(page: Page, name: string): Promise<void> {
  await page.locator('.live-preview-toolbar-controls__breakpoint').click()
  await page.getByRole('button', { name, exact: true }).click()
}
