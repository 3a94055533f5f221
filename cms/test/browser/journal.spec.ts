import AxeBuilder from '@axe-core/playwright'
import { randomUUID } from 'node:crypto'
import { expect, test } from './support/test'

const SOON = { timeout: 20_000 }

test('an administrator finds who changed an article, from what and to what, in English and in Arabic', async ({
  editor,
  colleague,
}) => {
  test.setTimeout(120_000)
  const title = `Battery tips ${randomUUID().slice(0, 8)}`
  const { page } = editor
  await editor.writeArticle({
    ...{ title, summary: 'Old summary', slug: title.toLowerCase().replaceAll(' ', '-') },
    ...{ category: 'Company news', body: 'Charge it.' },
  })
  await editor.publish()
  const id = editor.documentId
  await editor.open(`collections/news/${id}/versions`)
  await page.getByRole('link', { name: 'Journal of this document' }).click()
  const row = page.getByRole('row').filter({ hasText: title })
  await expect(row).toHaveCount(1, SOON)
  await row.getByText(/^Fields: \d+$/).click()
  await expect(row.getByRole('listitem').filter({ hasText: 'Old summary' })).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).include('main, .gutter').analyze()
  expect(violations).toEqual([])
  await page.getByRole('button', { name: 'Show all documents' }).click()
  await page.getByLabel('Words in the title').fill(title)
  await page.getByLabel('What was done').selectOption('Deleted for good')
  await expect(page.getByText('Nothing in the journal matches.')).toBeVisible(SOON)
  await page.getByLabel('What was done').selectOption('')
  await expect(row).toHaveCount(1, SOON)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download these as a table (CSV)' }).click()
  expect((await download).suggestedFilename()).toBe('journal.csv')

  await page.context().addCookies([{ name: 'payload-lng', value: 'ar', url: new URL(page.url()).origin }])
  await editor.open('journal')
  await expect(page.getByRole('heading', { name: 'سجل التغييرات' })).toBeVisible(SOON)
  await expect(page.getByRole('row').filter({ hasText: title })).toBeVisible(SOON)
  await page.setViewportSize({ width: 360, height: 740 })
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(await beyond()).toBeLessThanOrEqual(0)

  const reader = await colleague('read-only')
  await expect(reader.page.locator('#nav-journal')).toHaveText('Journal')
})
