import type { Page } from '@playwright/test'
import { expect, PHONE, test } from './support/test'

test.beforeEach(({ page }) => page.setViewportSize(PHONE))

const drawing = (page: Page) => page.getByRole('main').locator('img[src^="/api/device-drawing/"]')

test('the answer of a warranty check shows the device, kept by the browser for a year', async ({
  page,
  sandbox,
}) => {
  const { 'in-warranty': imei = '' } = await sandbox.devices('ng')
  const drawn = page.waitForResponse((response) => response.url().includes('/api/device-drawing/'))
  await page.goto('/ng/warranty-check/')
  await page.locator('#imei').fill(imei)
  await page.getByRole('main').getByRole('button', { name: 'Check warranty' }).click()
  await expect(drawing(page)).toHaveAttribute('alt', '')
  const headers = (await drawn).headers()
  expect(headers['content-type']).toBe('image/svg+xml')
  expect(headers['cache-control']).toContain('immutable')
  await expect.poll(() => drawing(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).not.toBe(0)
})

test.describe('for who saves data', () => {
  test.use({
    extraHTTPHeaders: async ({ address }, use) => use({ 'x-forwarded-for': address, 'save-data': 'on' }),
  })

  test('the list of models asks for no drawing, the page of one model for its own', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/device-drawing/')) asked.push(request.url())
    })
    await page.goto('/ng/repair-cost/', { waitUntil: 'networkidle' })
    await expect(page.getByRole('link', { name: 'Aster Nova 6 Pro' })).toBeVisible()
    expect(asked).toEqual([])
    await page.goto('/ng/repair-cost/aster-nova-6-pro/', { waitUntil: 'networkidle' })
    expect(asked).toHaveLength(1)
  })
})
