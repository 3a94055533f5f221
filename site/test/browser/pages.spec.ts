import {
  accessibilityProblems,
  DESKTOP,
  expect,
  layoutShift,
  PHONE,
  sidewaysScroll,
  test,
} from './support/test'

const PAGES = [
  '',
  'news/',
  'tips/?category=mobile-phones',
  'tips-detail/find-your-imei-number/',
  'warranty-check/',
  'choose-your-country-or-region/',
  'policy/privacy/',
]
const LANGS = [
  { lang: 'ng', html: 'en-NG', dir: 'ltr' },
  { lang: 'sa', html: 'ar-SA', dir: 'rtl' },
]

for (const { lang, html, dir } of LANGS) {
  for (const [size, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
    for (const path of PAGES) {
      test(`/${lang}/${path} on a ${size}: language, order of headings, no shift, accessible`, async ({
        page,
      }) => {
        await page.setViewportSize(viewport)
        await page.goto(`/${lang}/${path}`, { waitUntil: 'networkidle' })
        await expect(page.locator('html')).toHaveAttribute('lang', html)
        await expect(page.locator('html')).toHaveAttribute('dir', dir)
        await expect(page.locator('h1')).toHaveCount(1)
        await expect(page).toHaveTitle(/Carelane/)
        expect(await accessibilityProblems(page)).toEqual([])
        await page.mouse.wheel(0, 3000)
        await page.waitForLoadState('networkidle')
        expect(await layoutShift(page)).toBe(0)
      })
    }
  }
  for (const path of PAGES) {
    test(`/${lang}/${path} does not scroll sideways at 320 pixels`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto(`/${lang}/${path}`)
      expect(await sidewaysScroll(page)).toBe(0)
    })
  }
}

test('an Arabic page is mirrored: the sign at the right, the flag at the left', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await page.goto('/sa/')
  const sign = await page
    .getByRole('banner')
    .getByRole('link', { name: /Carelane/ })
    .boundingBox()
  const flag = await page.getByRole('banner').getByRole('link').last().boundingBox()
  expect(sign?.x).toBeGreaterThan(DESKTOP.width / 2)
  expect(flag?.x).toBeLessThan(DESKTOP.width / 2)
})

test('a page names its own address, without what does not make it another page', async ({ page }) => {
  await page.goto('/sa/news/?category=company&page=1')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/sa\/news\/\?category=company$/)
})

test('dark colours keep their contrast', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const path of ['', 'warranty-check/', 'tips-detail/find-your-imei-number/']) {
    await page.goto(`/ng/${path}`)
    expect(await accessibilityProblems(page)).toEqual([])
  }
})
