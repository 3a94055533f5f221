import { DESKTOP, expect, PHONE, test } from './support/test'

test('menus open with their second level by mouse and close by Escape and by a click beside', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP)
  await page.goto('/ng/')
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  const link = menu.getByRole('link', { name: 'Company news' })
  await menu.locator('summary').filter({ hasText: 'News' }).click()
  await expect(link).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await menu.locator('summary').filter({ hasText: 'News' }).click()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(link).toBeHidden()
})

test('menus work by keyboard alone', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await page.goto('/ng/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await menu.locator('summary').first().focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/ng\/warranty-check\/$/)
  await expect(menu.locator('details[open]')).toHaveCount(0)
})

test('on a phone the menu is a sheet that opens by touch and closes when a page was chosen', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto('/ng/')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await menu.getByText('Service', { exact: true }).click()
  await menu.getByRole('link', { name: 'Warranty check' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Warranty check' })).toBeVisible()
  await expect(menu).toBeHidden()
})

test('the header hides when scrolling down past 80 pixels and shows when scrolling up [2.3#5]', async ({
  page,
}) => {
  await page.goto('/ng/', { waitUntil: 'networkidle' })
  const header = page.getByRole('banner')
  await page.mouse.wheel(0, 70)
  await expect(header).toBeInViewport()
  await page.mouse.wheel(0, 600)
  await expect(header).not.toBeInViewport()
  await page.mouse.wheel(0, -50)
  await expect(header).toBeInViewport()
})

for (const { own, other, names } of [
  { own: 'sa', other: 'sa_en', names: ['EN', 'AR'] },
  { own: 'bd', other: 'bd_en', names: ['EN', 'BN'] },
]) {
  test(`${own} switches between ${names.join(' | ')} [2.3#7]–[2.3#9]`, async ({ page }) => {
    await page.goto(`/${own}/news/`)
    const languages = page.getByRole('banner').locator('a[hreflang]')
    await expect(languages).toHaveText(names)
    await languages.first().click()
    await expect(page).toHaveURL(new RegExp(`/${other}/$`))
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
    await page.getByRole('banner').locator('a[hreflang]').last().click()
    await expect(page).toHaveURL(new RegExp(`/${own}/$`))
  })
}

test('a country of one language has no switcher; its flag leads to the choice of countries [2.3#2]', async ({
  page,
}) => {
  await page.goto('/ng/')
  await expect(page.getByRole('banner').locator('a[hreflang]')).toHaveCount(0)
  await page.getByRole('banner').getByRole('link', { name: 'Nigeria' }).click()
  await expect(page).toHaveURL(/\/ng\/choose-your-country-or-region\/$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('menus open and lead on', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto('/ng/')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    await menu.getByText('Service', { exact: true }).click()
    await menu.getByRole('link', { name: 'Warranty check' }).click()
    await expect(page).toHaveURL(/\/ng\/warranty-check\/$/)
  })
})
