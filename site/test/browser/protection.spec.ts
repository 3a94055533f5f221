import { expect, test } from './support/test'

test('the page has its parts, and a claim takes four steps [9#40]', async ({ page }) => {
  await page.goto('/ng/protection/')
  const parts = ['about', 'whats-covered', 'important', 'how-to-buy', 'how-to-claim', 'terms', 'tips', 'faq']
  for (const part of parts) await expect(page.locator(`#${part}`)).toBeVisible()
  await expect(page.locator('#how-to-claim').getByRole('listitem')).toHaveCount(4)
  await expect(page.locator('#tips')).toContainText('*#06#')
})

test('it says what the plans promise [9#31]–[9#41]', async ({ page }) => {
  await page.goto('/ng/protection/')
  const main = page.getByRole('main')
  for (const promise of [
    'within 1 year of the effective date',
    'within 3 days of activation online',
    'within 15 days at a service centre with the screen intact',
    'about 5 working days',
    'without inspection',
  ]) {
    await expect(main).toContainText(promise)
  }
})

test('questions and terms have pages of their own, for each country [2.1#31], [2.1#32]', async ({ page }) => {
  await page.goto('/ng/protection/')
  await page.getByRole('main').getByRole('link', { name: 'Questions about protection' }).click()
  await expect(page).toHaveURL(/\/ng\/protection\/faq\/$/)
  await expect(page.getByText('This applies in: Nigeria')).toBeVisible()
  await page.getByText('What does Screen Damage Protection cover?').click()
  await expect(page.getByText('One free replacement of the screen assembly').first()).toBeVisible()
  await page.getByText('Another country or region').click()
  await page.getByRole('main').getByRole('link', { name: 'Kenya' }).click()
  await expect(page).toHaveURL(/\/ng\/protection\/faq\/ke\/$/)
  await expect(page.getByText('This applies in: Kenya')).toBeVisible()
  await page.goto('/ng/protection/terms/sa/')
  await expect(page.getByText('This applies in: Saudi Arabia')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Terms and Conditions' })).toBeVisible()
})

test('machines are told the questions of protection as they stand on the page', async ({ page }) => {
  await page.goto('/ng/protection/faq/')
  const told = page.locator('script[type="application/ld+json"]').first()
  const { '@graph': things } = JSON.parse((await told.textContent()) ?? '') as {
    '@graph': { '@type': string; mainEntity?: { name: string }[] }[]
  }
  const questions = things.find((thing) => thing['@type'] === 'FAQPage')?.mainEntity ?? []
  await expect(page.getByRole('main').locator('details[id^=faq-] summary')).toHaveText(
    questions.map(({ name }) => name),
  )
  expect(questions.length).toBeGreaterThan(2)
})

test('one’s own country has one address, and an unknown one none', async ({ request }) => {
  for (const page of ['faq', 'terms']) {
    const own = await request.get(`/ng/protection/${page}/ng/`, { maxRedirects: 0 })
    expect([own.status(), own.headers().location]).toEqual([308, `/ng/protection/${page}/`])
    for (const country of ['xx', 'NG', 'ke/more', 'sa_en']) {
      expect((await request.get(`/ng/protection/${page}/${country}/`)).status()).toBe(404)
    }
  }
})
