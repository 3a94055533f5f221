import { openRating } from './support/visits'
import { expect, test } from './support/test'

const SENT = 'Your rating has reached the service.'

test('a repair is rated by keyboard; a half-filled form outlives reload, the way back and another language', async ({
  page,
  sandbox,
}) => {
  const orderNumber = await sandbox.typeFor('bd', 'Rating', 'can be rated')
  await page.goto('/bd/repair-status/')
  await openRating(page, orderNumber)
  expect(page.url()).not.toContain(orderNumber)
  await page.locator('#environment').focus()
  await page.keyboard.press('Space')
  await expect(page.locator('#environment')).toBeChecked()
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('#environment-2')).toBeChecked()
  await page.locator('#suggestion').fill('ধন্যবাদ')
  await page.reload()
  await expect(page.locator('#environment-2')).toBeChecked()
  await page.goto('/bd_en/repair-status/rate/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Service Feedback')
  await expect(page.locator('#environment-2')).toBeChecked()
  await expect(page.locator('#suggestion')).toHaveValue('ধন্যবাদ')
  const wrong = page.getByRole('group', { name: 'What was wrong with the service environment?' })
  await expect(wrong).toBeVisible()
  await page.locator('#environment-5').check()
  await expect(wrong).toBeHidden()
  await page.goto('/bd_en/contact/')
  await page.goBack()
  await expect(page.locator('#environment-5')).toBeChecked()

  await page.getByRole('button', { name: 'Send rating' }).click()
  const summary = page.getByRole('heading', { name: 'Please check what you entered' })
  await expect(summary).toBeFocused()
  await page.getByRole('link', { name: 'Please rate the repair quality.' }).press('Enter')
  await expect(page.locator('#quality')).toBeInViewport()
  for (const aspect of ['attitude', 'efficiency', 'quality', 'overall'])
    await page.locator(`#${aspect}-4`).check()
  await page.locator('#recommend-10').check()
  await page.getByRole('checkbox', { name: 'Repair Time', exact: true }).check()
  await page.getByRole('button', { name: 'Send rating' }).click()
  await expect(page.getByRole('heading', { name: 'Dear customer, thanks for your feedback!' })).toBeFocused()
  await expect(page.getByText(SENT)).toBeVisible()
  expect(await page.evaluate('sessionStorage.length')).toBe(0)
  await page.reload()
  await expect(page.getByText(SENT)).toBeVisible()
})
