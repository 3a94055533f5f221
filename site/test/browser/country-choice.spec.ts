import { expect, layoutShifts, test } from './support/test'

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

test('a visitor from elsewhere is shown the way to their country, and nothing moves', async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': '197.248.0.1' })
  await page.goto('/ng/choose-your-country-or-region/', { waitUntil: 'networkidle' })
  const suggestion = page.getByRole('main').getByRole('link', { name: 'It looks like you’re in: Kenya' })
  await expect(suggestion).toHaveAttribute('href', /\/ke\/$/)
  expect(await layoutShifts(page)).toEqual([])
})

test('the suggestion is no part of the page that all share', async ({ request }) => {
  const headers = { 'x-forwarded-for': '197.248.0.1' }
  const page = await request.get('/gh/choose-your-country-or-region/', { headers })
  expect(await page.text()).not.toContain('It looks like you’re in: Kenya')
  const answer = await request.get('/api/visitor-country/', { headers })
  expect(await answer.json()).toEqual({ country: 'ke' })
  expect(answer.headers()['cache-control']).toBe('no-store')
})

test('countries are found in any script, and the first one by Enter', async ({ page }) => {
  await page.goto('/ng/choose-your-country-or-region/', { waitUntil: 'networkidle' })
  const links = page.getByRole('main').locator('section a:visible')
  const search = page.getByRole('searchbox', { name: 'Search for a country, in any language' })
  for (const [typed, name] of Object.entries({
    مصر: 'Egypt',
    Росс: 'Russia',
    ไทย: 'Thailand',
    বাংলা: 'Bangladesh',
  })) {
    await search.fill(typed)
    await expect(links).toHaveCount(1)
    await expect(links).toContainText(name)
  }
  await expect(page.getByText('1 country or region', { exact: true })).toBeVisible()
  await search.press('Enter')
  await expect(links).toBeFocused()
  await search.fill('qqqq')
  await expect(page.getByText('No country or region matches')).toBeVisible()
  await search.fill('')
  await expect(links).toHaveCount(67)
})

test('flags are one file for all', async ({ page }) => {
  const flags: string[] = []
  page.on('request', (request) => {
    if (/flag/.test(request.url())) flags.push(request.url())
  })
  await page.goto('/ke/choose-your-country-or-region/', { waitUntil: 'networkidle' })
  expect(flags).toHaveLength(1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('it is a plain list', async ({ page }) => {
    await page.goto('/ng/choose-your-country-or-region/')
    await expect(page.getByRole('main').locator('section a')).toHaveCount(67)
    await expect(page.getByRole('searchbox')).toBeHidden()
  })
})
