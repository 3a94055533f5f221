import { expect, test } from './support/test'

const TITLE = 'Devices with exclusive service'

test('the models of the country and what their owners get stand below the words of the editors [7#28], [7#29]', async ({
  page,
}) => {
  await page.goto('/ng/exclusive-service/')
  const section = page.getByRole('region', { name: TITLE })
  await expect(section.getByText('Aster Fold One')).toBeVisible()
  await expect(section.getByRole('heading', { name: 'Care for your premium phone' })).toBeVisible()
})

test('a country that has none shows nothing of it', async ({ page }) => {
  await page.goto('/global/exclusive-service/')
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.getByRole('heading', { name: TITLE })).toHaveCount(0)
})

test('without the service the page is the words of the editors alone', async ({ page, sandbox }) => {
  // No other test opens this section: not cached.
  await sandbox.withFault({ call: 'high-brand-models', fault: 'down' }, async () => {
    const answer = await page.goto('/ug/exclusive-service/')
    expect(answer?.status()).toBe(200)
    await expect(page.locator('h1')).toBeVisible()
    await expect(page.getByRole('heading', { name: TITLE })).toHaveCount(0)
  })
})
