import { expect, test } from './support/test'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('brand, then product, then Read Now [2.4#13], [2.4#14]', async ({ page }) => {
      await page.goto('/ng/service-policy/')
      const kite = page.getByRole('group').filter({ has: page.getByRole('heading', { name: 'Kite' }) })
      await kite.getByRole('heading').click()
      await expect(kite.getByRole('link')).toHaveText([
        /Mobile Phone.*Read Now/,
        /Retail Accessories.*Read Now/,
        /Home Appliance.*Read Now/,
        /Laptop.*Read Now/,
      ])
      await expect(page.locator('details[open]')).toHaveCount(1)
      await kite.getByRole('link', { name: 'Laptop' }).click()
      await expect(page).toHaveURL(/\/ng\/service-policy\/\d+\/$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kite laptops: warranty and service')
      await page
        .getByRole('navigation', { name: 'Where you are' })
        .getByRole('link', { name: 'Service policy' })
        .click()
      await expect(page).toHaveURL(/\/ng\/service-policy\/$/)
    })
  })
}

test('a policy that there is none of is not found', async ({ request }) => {
  for (const id of ['99999', 'abc', '0', '1e1', '01']) {
    expect((await request.get(`/ng/service-policy/${id}/`)).status()).toBe(404)
  }
})

test('the policy for all leads to the own one of a country with a longer warranty by law', async ({
  page,
}) => {
  await page.goto('/ng/service-policy/')
  const phones = await page.getByRole('link', { name: 'Mobile Phone' }).first().getAttribute('href')
  await page.goto(phones?.replace('/ng/', '/ae/') ?? '')
  await expect(page).toHaveURL(/\/ae\/service-policy\/\d+\/$/)
  expect(new URL(page.url()).pathname).not.toBe(phones?.replace('/ng/', '/ae/'))
})

test('Russia has none, and leads to the warranty check [2.2#23]', async ({ request }) => {
  const answer = await request.get('/ru/service-policy/4/', { maxRedirects: 0 })
  expect(answer.headers().location).toMatch(/\/ru\/warranty-check\/$/)
})
