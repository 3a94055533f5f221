import type { Page } from '@playwright/test'
import { DESKTOP, expect, layoutShifts, PHONE, test } from './support/test'

const ADS = 'aside[id^=ad-]'
const BOTTOM = `${ADS}[data-bottom-ad]`
const TOP = `${ADS}:not([data-bottom-ad])`

async function closeBoth(page: Page) {
  await page.locator(TOP).getByRole('button').click()
  await page.evaluate(() => window.scrollTo(0, 300))
  await page.locator(BOTTOM).getByRole('button').click()
}

test('a closed ad stays hidden on the next page, and shows again after five minutes [2.3#25]', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto('/sa/', { waitUntil: 'networkidle' })
  const ads = page.locator(ADS)
  await expect(ads).toHaveCount(2)
  await closeBoth(page)
  await expect(ads.first()).toBeHidden()
  await expect(ads.last()).toBeHidden()
  await page.reload()
  await expect(ads.first()).toBeHidden()
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) localStorage.setItem(key, String(Date.now() - 300_001))
  })
  await page.reload()
  await expect(ads.first()).toBeVisible()
})

test('a closed ad stays hidden on a page that the client navigates to', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await page.goto('/sa_en/', { waitUntil: 'networkidle' })
  await page.locator(TOP).getByRole('button').click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'News', exact: true }).click()
  await expect(page).toHaveURL(/\/news\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News')
  await expect(page.locator(TOP)).toBeHidden()
})

test('the bottom ad shows below 768 pixels and never on desktop [2.3#27], [2.3#28]', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.setViewportSize({ width: 768, height: 800 })
  await page.goto('/sa/', { waitUntil: 'networkidle' })
  const ad = page.locator(BOTTOM)
  await expect(ad).toBeHidden()
  const picture = (await ad.locator('img').getAttribute('src')) ?? ''
  expect(asked.filter((url) => url.endsWith(picture))).toEqual([])
  await page.setViewportSize({ width: 767, height: 800 })
  await expect(ad).toBeInViewport({ ratio: 1 })
})

test('blockLink holds on pages that the client navigates to [2.3#26], [2.3#30]', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/za/news/', { waitUntil: 'networkidle' })
  await expect(page.locator(ADS)).toHaveCount(2)
  await page.evaluate(() => Object.assign(window, { stays: true }))
  const link = page.getByRole('banner').locator('a[href="/za/warranty-check/"]').first()
  await link.evaluate((element) => (element as HTMLAnchorElement).click())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Warranty check')
  expect(await page.evaluate(() => 'stays' in window)).toBe(true)
  await expect(page.locator(ADS)).toHaveCount(0)
  await page.goBack()
  await expect(page.locator(ADS)).toHaveCount(2)
})

test('the bottom ad leaves the first screen free, stays in sight from then on, covers nothing of the footer, and moves nothing', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto('/ng/', { waitUntil: 'networkidle' })
  const ad = page.locator(BOTTOM)
  await expect(ad).toHaveCSS('opacity', '0')
  await expect(ad).toHaveCSS('pointer-events', 'none')
  await ad.getByRole('button').focus()
  await expect(ad).toHaveCSS('opacity', '1')
  await ad.getByRole('button').blur()
  await page.evaluate(() => window.scrollTo(0, 300))
  await expect(ad).toHaveCSS('opacity', '1')
  await expect(ad).toHaveCSS('pointer-events', 'auto')
  await expect(ad).toBeInViewport({ ratio: 1 })
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(page.getByText('© 2025 Carelane. All rights reserved.')).toBeInViewport({ ratio: 1 })
  const [box, footer] = await Promise.all([ad.boundingBox(), page.getByRole('contentinfo').boundingBox()])
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(footer?.y ?? 0)
  expect(await layoutShifts(page)).toEqual([])
})

test('a closed ad leaves no trace and moves nothing on the next page', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/ng/', { waitUntil: 'networkidle' })
  await closeBoth(page)
  await page.goto('/ng/tips/', { waitUntil: 'networkidle' })
  await expect(page.locator(BOTTOM)).toBeHidden()
  expect(await layoutShifts(page)).toEqual([])
})
