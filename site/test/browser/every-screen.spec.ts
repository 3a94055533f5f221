import { type Screen, SCREENS } from './support/screens'
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

// A browser reports the status of this one itself; it has tests of its own.
const screens = SCREENS.filter(({ name }) => name !== 'not-found')

for (const { section, html, dir } of SECTIONS) {
  for (const screen of screens) {
    test(`${screen.name} in /${section}/: accessible on phone and desktop, no shift, nothing cut off`, async ({
      page,
      sandbox,
    }) => {
      await page.emulateMedia({ colorScheme: screen.scheme ?? 'light' })
      await page.setViewportSize(PHONE)
      await open(screen)
      await expect(page.locator('html')).toHaveAttribute('lang', html)
      await expect(page.locator('html')).toHaveAttribute('dir', dir)
      await expect(page.locator('h1')).toHaveCount(1)
      expect(await layoutShift(page)).toBe(0)
      for (const size of [PHONE, DESKTOP]) {
        await page.setViewportSize(size)
        expect(await accessibilityProblems(page)).toEqual([])
        expect(await sidewaysScroll(page)).toBe(0)
      }

      async function open({ path, after }: Screen) {
        await page.goto(`/${section}/${path}`, { waitUntil: 'networkidle' })
        await after?.({ page, section, sandbox })
      }
    })
  }
}
