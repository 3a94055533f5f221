import { expect, test } from './support/test'

test('67 countries stand in their regions, each in the language of the page and in its own', async ({
  page,
}) => {
  await page.goto('/ng/choose-your-country-or-region/')
  const links = page.getByRole('main').locator('section a')
  await expect(links).toHaveCount(67)
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Worldwide')
  await expect(links.filter({ hasText: 'Saudi Arabia' }).locator('[lang=ar]')).toHaveText(/السعودية/)
  await expect(links.filter({ hasText: 'Nigeria' })).toHaveAttribute('aria-current', 'true')
  await links.filter({ hasText: 'Saudi Arabia' }).click()
  await expect(page).toHaveURL(/\/sa\/$/)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
})

test('India and Russia lead to their own hosts [2.2#20]', async ({ page }) => {
  await page.goto('/ng/choose-your-country-or-region/')
  const links = page.getByRole('main').locator('section a')
  await expect(links.filter({ hasText: 'India' }).first()).toHaveAttribute('href', /\/\/in\.[^/]+\/in\/$/)
  await expect(links.filter({ hasText: 'Russia' })).toHaveAttribute('href', /\/\/ru\.[^/]+\/ru\/$/)
})
