import type { Page } from '@playwright/test'
import { accessibilityProblems, expect, PHONE, sidewaysScroll, test } from './support/test'

const PAGE = '/ng/hand-in/'
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('hand-in-ticks'))

test('what is ticked stays ticked on this phone, for each kind of device by itself', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto(PAGE)
  const main = page.getByRole('main')
  const box = (name: RegExp) => main.getByRole('checkbox', { name })
  await box(/^Turn on repair mode/).check()
  await box(/^Bring your proof of purchase/).check()
  await box(/^Bring your proof of purchase/).uncheck()
  await expect.poll(() => kept(page)).toBe('phone-repairMode')
  await main.getByRole('link', { name: 'Laptop' }).click()
  await expect(page).toHaveURL(`${PAGE}?kind=laptop`)
  await box(/^Add a guest user/).check()
  await expect.poll(() => kept(page)).toBe('phone-repairMode laptop-guest')
  await page.goto(PAGE)
  await expect(box(/^Turn on repair mode/)).toBeChecked()
  await expect(box(/^Bring your proof of purchase/)).not.toBeChecked()
  await page.goto(`${PAGE}?kind=laptop`)
  await expect(box(/^Add a guest user/)).toBeChecked()
  await expect(box(/^Bring the charger/)).not.toBeChecked()
  expect(await accessibilityProblems(page)).toEqual([])
  expect(await sidewaysScroll(page)).toBe(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE })

  test('each kind has its list, which warns of a swollen battery where there is one', async ({ page }) => {
    for (const [kind, isWarned] of Object.entries({ phone: 1, laptop: 1, tv: 0, appliance: 0 })) {
      await page.goto(`${PAGE}?kind=${kind}`)
      const main = page.getByRole('main')
      expect(await main.getByRole('checkbox').count()).toBeGreaterThan(2)
      await expect(main.getByRole('heading', { name: 'Is the battery swollen?' })).toHaveCount(isWarned)
      await expect(main.getByText('Your ticks stay')).toBeHidden()
    }
  })
})

test('the list is printed without the rest of the page', async ({ page }) => {
  await page.goto(PAGE)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Turn on repair mode')).toBeVisible()
  for (const hidden of ['body > header', 'body > footer', 'main nav', 'main a[href*="repair-appointment"]'])
    await expect(page.locator(hidden).first()).toBeHidden()
})
