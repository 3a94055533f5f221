import { randomUUID } from 'node:crypto'
import { expectAccessible } from './support/accessible'
import { expect, test } from './support/test'

test('an editor sees which links are dead, checks them anew, and comes to the document, in English and in Arabic', async ({
  editor,
}) => {
  test.setTimeout(120_000)
  const { page } = editor
  const name = `Lost ${randomUUID().slice(0, 8)}`
  const saved = await page.evaluate(
    async (words) => {
      const response = await fetch('/api/quick-links?locale=en', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(words),
      })
      return response.status
    },
    { name, url: 'news-detail/that-nobody-wrote', allCountries: true, _status: 'published' },
  )
  expect(saved).toBe(201)

  await editor.open('link-check')
  await page.getByRole('button', { name: 'Check now' }).click()
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText('The site has no such page.', { timeout: 60_000 })
  await expect(row).toContainText('news-detail/that-nobody-wrote')
  await expect(page.getByText(/^Pages, menus and banners checked: \d\d/)).toBeVisible()
  await expectAccessible(page)

  await page.context().addCookies([{ name: 'payload-lng', value: 'ar', url: new URL(page.url()).origin }])
  await editor.open('link-check')
  await expect(page.getByRole('heading', { name: 'روابط معطّلة' })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('لا توجد صفحة كهذه في الموقع.')
  await page.getByRole('link', { name }).click()
  await expect(page.locator('#field-url')).toHaveValue('news-detail/that-nobody-wrote')
})
