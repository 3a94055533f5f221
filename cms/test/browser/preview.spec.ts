import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from './support/test'

const SOON = { timeout: 20_000 }

test('a menu is previewed in the site’s header, as wide as a phone and as a desktop', async ({ editor }) => {
  test.setTimeout(120_000)
  const { page } = editor
  await editor.open('collections/menus?search=Kenya')
  await page.getByRole('link', { name: 'Kenya' }).first().click()
  await page.locator('#items-row-0').waitFor()
  const site = await editor.openPreview()

  await chooseWidth(page, 'Desktop')
  await expect.poll(() => site.locator('html').evaluate(() => window.innerWidth), SOON).toBe(1280)
  await expect(site.getByRole('navigation', { name: 'Main menu' }).first()).toBeVisible(SOON)

  await chooseWidth(page, 'Phone')
  await expect.poll(() => site.locator('html').evaluate(() => window.innerWidth), SOON).toBe(390)
  await site.getByRole('button', { name: 'Menu' }).click()
  await expect(site.getByRole('navigation', { name: 'Main menu' }).first()).toBeVisible()
})

test('a text for search engines is previewed as a search result', async ({ editor }) => {
  test.setTimeout(120_000)
  const { page } = editor
  await editor.open('collections/seo-entries?search=warranty-check')
  await page.locator('tbody').getByRole('link').first().click()
  const title = await page.locator('#field-title').inputValue()
  const site = await editor.openPreview()
  await expect(site.getByRole('heading', { level: 1 })).toContainText(title, SOON)
})

test('a translation stays in its language in the preview while another window is in English', async ({
  editor,
}) => {
  test.setTimeout(120_000)
  const name = randomUUID().slice(0, 8)
  const { page } = editor
  await editor.writeArticle({
    title: `Clean the lens ${name}`,
    summary: 'A clean lens takes better pictures.',
    slug: `clean-the-lens-${name}`,
    type: 'Tip',
    category: 'Mobile phones',
    body: 'Use a soft cloth.',
  })
  await editor.switchLanguage('fr')
  await editor.keepDraft('Title', `Nettoyez l’objectif ${name}`)
  const site = await editor.openPreview()
  const heading = site.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(`Nettoyez l’objectif ${name}`, SOON)

  const other = await page.context().newPage()
  await other.goto(`${page.url().split('?')[0]}?locale=en`)
  await other.locator('[data-lexical-editor]').first().waitFor()
  await other.close()
  await editor.keepDraft('Title', `Un objectif propre ${name}`)
  await expect(heading).toHaveText(`Un objectif propre ${name}`, SOON)
})

async function chooseWidth(page: Page, name: string): Promise<void> {
  await page.locator('.live-preview-toolbar-controls__breakpoint').click()
  await page.getByRole('button', { name, exact: true }).click()
}
