import type { Page } from '@playwright/test'
import { accessibilityProblems, expect, layoutShifts, PHONE, test } from './support/test'

const CARD = '/ng/warranty-check/warranty/show/'
const verdict = (page: Page) => page.getByRole('main').locator('h2[tabindex="-1"]')

async function show(page: Page, imei: string) {
  await page.goto(CARD)
  await page.locator('#imei').fill(imei)
  await page.locator('main form button').click()
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('the card is reached from the check, and shows what a check made there found, and when', async ({
      page,
      sandbox,
    }) => {
      const { 'in-warranty': imei = '' } = await sandbox.devices('ng')
      await page.goto('/ng/warranty-check/')
      await page.getByRole('link', { name: 'Warranty card of your phone' }).click()
      await expect(page).toHaveURL(CARD)
      await page.locator('#imei').fill(imei)
      await page.getByRole('button', { name: 'Show the card' }).click()
      await expect(verdict(page)).toHaveText(/^In warranty until/)
      await expect(page.getByText(/^Checked on \d/)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Print' })).toBeVisible({ visible: javaScriptEnabled })
      await expect(page).toHaveURL(CARD)
    })

    test('within a day of the activation there is none yet [9#19], and the page says from when on', async ({
      page,
      sandbox,
    }) => {
      const { 'in-warranty, card not shown yet': imei = '' } = await sandbox.devices('ng')
      await show(page, imei)
      await expect(
        page.getByText(/^This phone was activated less than a day ago\. Its warranty card is shown from \d/),
      ).toBeVisible()
      await expect(page.getByText(/^Checked on/)).toHaveCount(0)
    })
  })
}

test('on paper stands the card alone', async ({ page, sandbox }) => {
  const { 'in-warranty': imei = '' } = await sandbox.devices('ng')
  await show(page, imei)
  await expect(verdict(page)).toBeFocused()
  await page.emulateMedia({ media: 'print' })
  const main = page.getByRole('main')
  await expect(verdict(page)).toBeVisible()
  await expect(main.locator('dd').filter({ hasText: imei })).toBeVisible()
  await expect(page.getByText(/^Checked on/)).toBeVisible()
  for (const hidden of [
    'body > header',
    'body > footer',
    'main form',
    'main section:has(svg[role=img])',
    'main nav',
    'main a',
    'main button',
  ])
    for (const element of await page.locator(hidden).all()) await expect(element).toBeHidden()
})

test('the card is accessible, fits a phone, moves nothing, and is not for search engines', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize(PHONE)
  const { 'in-warranty': imei = '' } = await sandbox.devices('ng')
  await show(page, imei)
  await expect(verdict(page)).toHaveText(/^In warranty until/)
  expect(await accessibilityProblems(page)).toEqual([])
  expect(await layoutShifts(page)).toEqual([])
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
})
