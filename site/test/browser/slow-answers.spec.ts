import { setTimeout as delay } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { DESKTOP, expect, layoutShifts, PHONE, test } from './support/test'
import { checkImei, openBooking } from './support/visits'

/** Beyond the 500 ms in which shifts are excused. */
const ANSWER_MS = 900

async function expectOneJump(page: Page, focused: string): Promise<void> {
  await expect(page.locator(focused)).toBeFocused()
  expect(await layoutShifts(page)).toEqual([])
}

for (const [name, size] of Object.entries({ phone: PHONE, desktop: DESKTOP }))
  test.describe(`on the ${name}, where an answer takes its time`, () => {
    test.beforeEach(async ({ page }) => {
      await page.setViewportSize(size)
      await page.route('**/*', async (route) => {
        if (route.request().method() === 'POST') await delay(ANSWER_MS)
        await route.continue()
      })
    })

    test('what is missing in a long form comes with the focus, in one jump', async ({ page }) => {
      await page.goto('/ng/repair-appointment/', { waitUntil: 'networkidle' })
      await openBooking(page)
      await page.locator('main form').getByRole('button').last().click()
      await expectOneJump(page, 'main h2[tabindex]')
    })

    test('what was found comes with the focus, in one jump', async ({ page, sandbox }) => {
      await page.goto('/ng/warranty-check/', { waitUntil: 'networkidle' })
      await checkImei(page, sandbox, 'ng', 'in-warranty')
      await expectOneJump(page, 'main h2[tabindex]')
    })

    test('what is wrong with a number comes with the focus, in one jump', async ({ page }) => {
      await page.goto('/ng/warranty-check/', { waitUntil: 'networkidle' })
      await page.locator('#imei').fill('123')
      await page.locator('main form button[type=submit]').first().click()
      await expectOneJump(page, '#imei')
    })
  })
