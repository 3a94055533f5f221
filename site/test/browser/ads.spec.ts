import { DESKTOP, expect, PHONE, test } from './support/test'

test('a closed ad stays hidden on the next page, and shows again after five minutes [2.3#25]', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto('/sa/', { waitUntil: 'networkidle' })
  const ads = page.locator('aside')
  await expect(ads).toHaveCount(2)
  for (const ad of await ads.all()) await ad.getByRole('button').click()
  await expect(ads.first()).toBeHidden()
  await expect(ads.last()).toBeHidden()
  await page.reload()
  await expect(ads.first()).toBeHidden()
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) localStorage.setItem(key, String(Date.now() - 300_001))
  })
  await page.reload()
  await expect(ads.first()).toBeVisible()
})

test('the bottom ad is never shown on desktop [2.3#27]', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await page.goto('/sa/')
  await expect(page.locator('aside').last()).toBeHidden()
})
