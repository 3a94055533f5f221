import { OTHER_STATES, SCREENS } from './support/screens'
import {
  accessibilityProblems,
  DESKTOP,
  expect,
  layoutShift,
  PHONE,
  sidewaysScroll,
  test,
} from './support/test'

const SECTIONS = [
  { section: 'ng', html: 'en-NG', dir: 'ltr' },
  { section: 'sa', html: 'ar-SA', dir: 'rtl' },
]
/** The narrowest screen that WCAG 2.2 asks for [1.4.10]. */
const NARROW = { width: 320, height: 640 }

// A browser reports the status of this one itself; it has tests of its own.
const screens = [...SCREENS, ...OTHER_STATES].filter(({ name }) => name !== 'not-found')

for (const { section, html, dir } of SECTIONS) {
  for (const { name, path, scheme = 'light', after } of screens) {
    test(`${name} in /${section}/: accessible on phone and desktop, no shift, nothing cut off`, async ({
      page,
      sandbox,
    }) => {
      await page.emulateMedia({ colorScheme: scheme })
      for (const size of [DESKTOP, PHONE]) {
        // A page that is resized would choose other pictures than those it has begun to load.
        await page.goto('about:blank')
        await page.setViewportSize(size)
        await page.goto(`/${section}/${path}`, { waitUntil: 'networkidle' })
        await after?.({ page, section, sandbox })
        expect(await accessibilityProblems(page)).toEqual([])
        expect(await sidewaysScroll(page)).toBe(0)
        await page.mouse.wheel(0, 3000)
        await page.waitForLoadState('networkidle')
        expect(await layoutShift(page)).toBe(0)
      }
      await expect(page.locator('html')).toHaveAttribute('lang', html)
      await expect(page.locator('html')).toHaveAttribute('dir', dir)
      await expect(page.locator('h1')).toHaveCount(1)
      await expect(page).toHaveTitle(/Carelane/)
    })
  }

  test(`no screen of /${section}/ scrolls sideways at ${NARROW.width} pixels`, async ({ page, sandbox }) => {
    test.setTimeout(240_000)
    await page.setViewportSize(NARROW)
    for (const { name, path, after } of screens) {
      await page.goto(`/${section}/${path}`)
      await after?.({ page, section, sandbox })
      expect(await sidewaysScroll(page), name).toBe(0)
    }
  })
}
