import type { Page } from '@playwright/test'
import { expect, test } from './support/test'

const MANUALS = '/ng/service-manal/'
const main = (page: Page) => page.getByRole('main')
const titles = (page: Page) => main(page).locator('#manuals li strong').allTextContents()

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('the list stands within what the editors say, and leads to a manual with its file [2.1#40]', async ({
      page,
    }) => {
      await page.goto(MANUALS)
      await expect(page.locator('h1')).toHaveText('Service manual')
      await expect(main(page).getByRole('heading', { name: 'Choose your device' })).toBeVisible()
      await expect(main(page).getByText(/^\d+ manuals$/)).toBeVisible()
      const [first = ''] = await titles(page)
      await main(page).getByRole('link', { name: first }).click()
      await expect(page).toHaveURL(/\/ng\/service-manal-detail\/\?id=/)
      await expect(page.locator('h1')).toHaveText(first)
      await expect(main(page).getByRole('heading', { name: 'Before you begin' })).toBeVisible()
      await expect(main(page).getByRole('link', { name: `Download ${first}` })).toHaveAttribute(
        'href',
        /^\/api\/files\/.+\.pdf\/\?lang=ng$/,
      )
      await expect(main(page).getByText(/^SHA-256 [0-9a-f]{64}$/)).toBeVisible()
    })

    test('is found by name and product, page by page', async ({ page }) => {
      await page.goto(MANUALS)
      const newest = await titles(page)
      await main(page).getByRole('link', { name: 'Next' }).click()
      await expect(page).toHaveURL(/page=2/)
      await expect.poll(() => titles(page)).not.toEqual(newest)
      await main(page).getByLabel('Product').selectOption('Laptop')
      await main(page).getByLabel('Name or model').fill('book')
      await main(page).getByRole('button', { name: 'Search' }).click()
      await expect
        .poll(async () => (await titles(page)).toSorted())
        .toEqual(['Aster Book 14 service manual', 'Aster Book 16 Pro service manual'])
      await expect(main(page).getByLabel('Product')).toHaveValue('Laptop')
      await expect(main(page).getByLabel('Name or model')).toHaveValue('book')
    })
  })
}

test('what no manual is called finds nothing, is kept, and leads on [8#18]', async ({ page }) => {
  for (const asked of ['<script>alert(1)</script>', "' OR 1=1", '📱', 'a'.repeat(10_000)]) {
    await page.goto(`${MANUALS}?q=${encodeURIComponent(asked)}`)
    await expect(main(page).getByRole('heading', { name: 'No results found.' })).toBeVisible()
    await expect(main(page).getByLabel('Name or model')).toHaveValue(asked.slice(0, 100))
  }
  await main(page).getByRole('link', { name: 'Show all manuals' }).click()
  await expect(main(page).getByText(/^\d+ manuals$/)).toBeVisible()
})

test('a manual that there is none of is answered with 404, and leads to the list', async ({
  page,
  complaints,
}) => {
  const answer = await page.goto('/sa/service-manal-detail/?id=no-such-manual')
  expect(answer?.status()).toBe(404)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar-SA')
  await expect(page.locator('h1')).toHaveText('هذا الدليل غير متاح')
  await expect(main(page).locator('a[href^="/sa/service-manal/"]').last()).toBeVisible()
  expect(complaints.splice(0)).toHaveLength(1)
})

test('each fault of the service leaves the editors’ words, what was asked, and another way', async ({
  request,
  sandbox,
}) => {
  for (const fault of ['down', '500', 'truncated', 'garbage', 'wrong-shape']) {
    await sandbox.withFault({ call: 'manuals', fault }, async () => {
      const html = await (await request.get(`${MANUALS}?q=book`)).text()
      expect(html, fault).toContain('We couldn’t get an answer')
      expect(html, fault).toContain('Choose your device')
      expect(html, fault).toContain('value="book"')
      expect(html, fault).toContain('href="tel:')
    })
  }
  await sandbox.withFault({ call: 'manual', fault: 'slow', delayMs: 7000 }, async () => {
    const html = await (await request.get('/ng/service-manal-detail/?id=x.pdf')).text()
    expect(html).toContain('We couldn’t get an answer')
  })
})

test('without an id the page of one manual is the editors’', async ({ page }) => {
  await page.goto('/ng/service-manal-detail/')
  await expect(main(page).locator('#laptops')).toBeVisible()
})
