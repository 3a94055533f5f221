import { expect, test } from './support/test'

test('phone repair has its banner, services, list and call [2.4#15]–[2.4#18]', async ({ page }) => {
  await page.goto('/ng/phone-repair/')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Find a service centre' }).first()).toHaveAttribute(
    'href',
    '/ng/service-center/',
  )
  const fixed = main.locator('#we-can-fix').getByRole('heading', { level: 3 })
  await expect(fixed).toHaveCount(7)
  for (const part of [
    'Battery',
    'Charger',
    'Phone Buttons',
    'Mainboard',
    'Broken Screen',
    'Camera',
    'Phone Speaker',
  ]) {
    await expect(fixed.filter({ hasText: new RegExp(part.replace('Phone ', ''), 'i') })).toHaveCount(1)
  }
  await expect(main.locator('a[href="/ng/repair-appointment/"]').first()).toBeVisible()
  expect(await main.locator('a[href*="/tips-detail/"]').count()).toBeGreaterThanOrEqual(4)
  await expect(main.locator('img[src^="/api/app-code/"]')).toBeVisible()
})

test('a card leads to the part of the page that it names', async ({ page }) => {
  await page.goto('/ng/phone-repair/')
  await page
    .locator('#we-can-fix')
    .getByRole('link', { name: /Battery/ })
    .click()
  await expect(page).toHaveURL(/\/ng\/phone-repair-services\/#battery$/)
  await expect(page.locator('#battery')).toBeInViewport()
})

test('the broken-screen page has services, steps, store, questions and a call to action', async ({
  page,
}) => {
  await page.goto('/ng/broken-screen-service/')
  const main = page.getByRole('main')
  expect(await main.getByRole('list').count()).toBeGreaterThanOrEqual(2)
  expect(await main.locator('details').count()).toBeGreaterThan(0)
  await expect(main.getByRole('link', { name: /book/i }).last()).toHaveAttribute(
    'href',
    '/ng/repair-appointment/',
  )
})

test('Contact Us begins with the online chat', async ({ page }) => {
  await page.goto('/ng/contact/')
  const first = page.getByRole('main').locator('section').first()
  await expect(first.getByRole('link').first()).toHaveAttribute('href', '/ng/chat/')
  await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeVisible()
})

test('About says values, vision and mission: Swift, Professional, Reliable, Valuable', async ({ page }) => {
  await page.goto('/ng/about-carelane/')
  const values = page.locator('#values').getByRole('heading', { level: 3 })
  await expect(values).toHaveText(['Swift', 'Professional', 'Reliable', 'Valuable'])
  await expect(page.locator('#vision')).toBeVisible()
  await expect(page.locator('#mission')).toBeVisible()
  await expect(page.locator('dd').filter({ hasText: '5500+' })).toBeVisible()
})

test('after-sales leads to the service policies and names the cities of delivery repair', async ({
  page,
}) => {
  await page.goto('/ng/after-sales/')
  const main = page.getByRole('main')
  await expect(main.locator('a[href="/ng/service-policy/"]').first()).toBeVisible()
  await expect(main.getByRole('listitem').filter({ hasText: /^Lagos$/ })).toBeVisible()
})
