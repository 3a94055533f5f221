import { expect, PHONE, test } from './support/test'

test('the whole page is grey in Thailand, and in no other country', async ({ page }) => {
  const filter = () => page.evaluate(() => getComputedStyle(document.documentElement).filter)
  await page.goto('/th/')
  expect(await filter()).toBe('grayscale(1)')
  await page.goto('/ng/')
  expect(await filter()).toBe('none')
})

test('grey pages keep their floating buttons, popovers and header in place', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/th/', { waitUntil: 'networkidle' })
  const help = page.locator('[popovertarget=quick-help]').first()
  await expect(page.locator('aside[data-place]')).toBeAttached()
  const before = await help.boundingBox()
  await page.evaluate(() => window.scrollTo(0, 60))
  expect(await help.boundingBox()).toEqual(before)
  await expect(page.getByRole('banner')).toBeInViewport()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await help.click()
  await page.locator('[popovertarget=hotline]').first().click()
  const panel = page.locator('#hotline')
  await expect(panel).toBeInViewport({ ratio: 1 })
  // The root's filter does not reach the top layer.
  expect(await panel.evaluate((element) => getComputedStyle(element).filter)).toBe('grayscale(1)')
})
