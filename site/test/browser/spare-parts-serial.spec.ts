import type { Page } from '@playwright/test'
import { accessibilityProblems, expect, layoutShifts, PHONE, test } from './support/test'

const GENUINE = 'This spare part serial number is original and belongs to the provider’s service.'
const NOT_GENUINE = 'Sorry! This spare part serial number is not original. The provider doesn’t verify it.'

async function check(page: Page, serial: string) {
  await page.goto('/ng/spare-parts-serial/')
  await page.locator('#serial').fill(serial)
  await page.locator('main form button').click()
}

const verdict = (page: Page) => page.getByRole('main').locator('h2[tabindex="-1"]')

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a genuine part is said to be one [8#16], with what it is and where to have it fitted', async ({
      page,
      sandbox,
    }) => {
      const { original = '' } = await sandbox.typed('ng', 'Part serial number')
      await check(page, original)
      await expect(verdict(page)).toHaveText(GENUINE)
      const main = page.getByRole('main')
      for (const term of ['Serial number', 'Part', 'Model'])
        await expect(main.getByRole('term').filter({ hasText: new RegExp(`^${term}$`) })).toBeVisible()
      await expect(main.getByRole('link', { name: 'Service centres' })).toHaveAttribute(
        'href',
        '/ng/service-center/',
      )
      expect(page.url()).not.toContain(original)
    })

    test('any other is not [8#15], and the page says what that means and whom to ask', async ({
      page,
      sandbox,
    }) => {
      const { 'not original: unknown': unknown = '' } = await sandbox.typed('ng', 'Part serial number')
      await check(page, unknown)
      await expect(verdict(page)).toHaveText(NOT_GENUINE)
      const main = page.getByRole('main')
      await expect(
        main.getByText(/^Not original: the number is in none of our lists\./).first(),
      ).toBeVisible()
      await expect(main.getByRole('link', { name: 'Contact us' })).toBeVisible()
      await expect(page.locator('#serial')).toHaveValue(unknown)
    })

    test('a part that was built in before is said to be just that, and what it is', async ({
      page,
      sandbox,
    }) => {
      const { 'used before: built into a device': used = '' } = await sandbox.typed(
        'ng',
        'Part serial number',
      )
      await check(page, used)
      await expect(verdict(page)).toHaveText(
        'This spare part serial number is original, but the part has been built into a device before.',
      )
      const finding = page.locator('main section').filter({ has: page.locator('h2[tabindex="-1"]') })
      await expect(finding.getByText(/^Used before: the number is original/)).toBeVisible()
      await expect(finding).not.toContainText('none of our lists')
      await expect(finding.getByRole('term').filter({ hasText: /^Part$/ })).toBeVisible()
      await expect(finding.getByRole('link', { name: 'Contact us' })).toBeVisible()
    })

    test('what is no serial number is refused with its reason and kept', async ({ page }) => {
      for (const { typed, message } of [
        { typed: ' - ', message: 'Enter the serial number.' },
        {
          typed: "SP00'; DROP TABLE part",
          message: 'A serial number has Latin letters and digits only. Please remove everything else.',
        },
        {
          typed: 'SP000000000000001',
          message: 'This serial number has 16 letters and digits. You entered 17.',
        },
      ]) {
        await check(page, typed)
        await expect(page.locator('#serial-error')).toHaveText(message)
        await expect(page.locator('#serial')).toHaveValue(typed)
      }
    })
  })
}

test('small letters and groups are read, the answer has the focus and moves nothing', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize(PHONE)
  const { original = '' } = await sandbox.typed('ng', 'Part serial number')
  await check(page, original.toLowerCase().replace(/(.{4})/g, '$1 '))
  await expect(verdict(page)).toHaveText(GENUINE)
  await expect(verdict(page)).toBeFocused()
  expect(await accessibilityProblems(page)).toEqual([])
  expect(await layoutShifts(page)).toEqual([])
})
