import type { Page } from '@playwright/test'
import { DESKTOP, expect, PHONE, test } from './support/test'

async function expectNoShell(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expect(page.getByRole('complementary')).toHaveCount(0)
}

for (const path of ['/service-center/', '/chat/', '/ng/chat/', '/sa/chat/']) {
  test(`${path} has neither header nor footer nor ads`, async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto(path, { waitUntil: 'networkidle' })
    await expectNoShell(page)
    // [2.1#18]
    await page.mouse.wheel(0, 600)
    await expectNoShell(page)
  })
}

test('the service centres of a country have the shell', async ({ page }) => {
  await page.goto('/ng/service-center/')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

test('the shell goes and comes back when the page changes without loading anew', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  await page.goto('/ng/news/', { waitUntil: 'networkidle' })
  // No demo menu links there, so by Next's router.
  await page.evaluate(() => {
    const { next } = window as unknown as { next: { router: { push: (href: string) => void } } }
    next.router.push('/ng/chat/')
  })
  await expect(page).toHaveURL(/\/ng\/chat\/$/)
  await expectNoShell(page)
  await page.goBack()
  await expect(page).toHaveURL(/\/ng\/news\/$/)
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  expect(documents).toBe(1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the pages stand alone as well', async ({ page }) => {
    await page.goto('/service-center/')
    await expectNoShell(page)
    await page.goto('/ng/chat/')
    await expectNoShell(page)
  })
})
