import type { Locator, Page } from '@playwright/test'
import { walkByTab } from './support/focus-path'
import { accessibilityProblems, expect, PHONE, test } from './support/test'
import { openBooking, openRating } from './support/visits'

test.use({ viewport: PHONE })

async function open(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(path, { waitUntil: 'networkidle' })
}

const look = (element: Locator) =>
  element.evaluate((each) => {
    const { backgroundColor, color } = getComputedStyle(each)
    return `${color} on ${backgroundColor}`
  })

test('the chosen tab is told from the others, and no icon is lost', async ({ page }) => {
  await open(page, '/ng/news/')
  const tabs = page.locator('main nav a')
  const current = page.locator('main nav a[aria-current]').first()
  await expect(current).toBeVisible()
  expect(await look(current)).not.toBe(await look(tabs.last()))
  const icons = page.locator('header svg, header img')
  expect(await icons.count()).toBeGreaterThan(0)
  expect(await accessibilityProblems(page)).toEqual([])
})

test('the chosen time of an appointment is told from the others', async ({ page }) => {
  await open(page, '/ng/repair-appointment/')
  await openBooking(page)
  // Late in the day, today has one time left.
  const day = page.locator('main details', { has: page.locator('[name=slot]') }).nth(1)
  if ((await day.getAttribute('open')) === null) await day.locator('summary').click()
  const times = day.locator('label', { has: page.locator('[name=slot]') })
  await times.first().click()
  expect(await look(times.first())).not.toBe(await look(times.last()))
})

test('the chosen score and stars of a rating are told from the others', async ({ page, sandbox }) => {
  await open(page, '/ng/repair-status/')
  await openRating(page, await sandbox.typeFor('ng', 'Rating', 'can be rated'))
  const scores = page.locator('label', { has: page.locator('[name=recommend]') })
  await scores.nth(9).click()
  expect(await look(scores.nth(9))).not.toBe(await look(scores.nth(1)))
  const stars = page.locator('label', { has: page.locator('[name=overall]') })
  await stars.nth(2).click()
  const fill = (place: number) =>
    stars
      .nth(place)
      .locator('svg')
      .evaluate((each) => getComputedStyle(each).fill)
  await expect.poll(() => fill(2)).not.toBe(await fill(4))
})

test('the focus is seen on every stop', async ({ page }) => {
  await open(page, '/ng/warranty-check/')
  await walkByTab(page)
})
