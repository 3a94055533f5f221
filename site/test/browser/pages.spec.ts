import { DESKTOP, expect, test } from './support/test'

test('an Arabic page is mirrored: the sign at the right, the flag at the left', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await page.goto('/sa/')
  const sign = await page
    .getByRole('banner')
    .getByRole('link', { name: /Carelane/ })
    .boundingBox()
  const flag = await page.getByRole('banner').getByRole('link').last().boundingBox()
  expect(sign?.x).toBeGreaterThan(DESKTOP.width / 2)
  expect(flag?.x).toBeLessThan(DESKTOP.width / 2)
})

test('a page names its own address, without what does not make it another page', async ({ page }) => {
  await page.goto('/sa/news/?category=company&page=1')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/sa\/news\/\?category=company$/)
})
