import type { Page } from '@playwright/test'
import { cutOffText, enlargeText, movements, smallTargets, spreadText } from './support/ability'
import { sampleOf, wholeOf } from './support/looks'
import { expect, test } from './support/noto-test'
import { OTHER_STATES } from './support/other-states'
import { SCREENS } from './support/screens'
import { accessibilityProblems, layoutShifts, sidewaysScroll } from './support/test'

const screens = [...SCREENS, ...OTHER_STATES].filter(({ name }) => name !== 'not-found')

/** Else a fixed sample. */
const isWhole = process.env.CARELANE_WHOLE_MATRIX !== undefined

test.describe.configure({ mode: 'parallel' })

for (const [place, screen] of screens.entries()) {
  for (const { section, html, dir, width, height } of isWhole ? wholeOf(screen) : sampleOf(screen, place)) {
    test(`${screen.name} in /${section}/ at ${width} pixels: accessible, nothing moves, nothing is cut off`, async ({
      page,
      sandbox,
    }) => {
      await page.emulateMedia({ colorScheme: screen.scheme ?? 'light' })
      await page.setViewportSize({ width, height })
      await page.goto(`/${section}/${screen.path}`, { waitUntil: 'networkidle' })
      await screen.after?.({ page, section, sandbox })
      await expect(page.locator('html')).toHaveAttribute('lang', html)
      await expect(page.locator('html')).toHaveAttribute('dir', dir)
      await expect(page.locator('h1')).toHaveCount(1)
      await expect(page).toHaveTitle(/Carelane/)
      expect(await accessibilityProblems(page)).toEqual([])
      expect(await smallTargets(page)).toEqual([])
      await fits(page, `at ${width} pixels`)
      await page.mouse.wheel(0, 3000)
      await page.waitForLoadState('networkidle')
      expect(await layoutShifts(page)).toEqual([])
      await page.emulateMedia({ reducedMotion: 'reduce' })
      expect(await movements(page), 'with reduced motion').toEqual([])
      await page.setViewportSize({ width: Math.max(width, 768), height: 800 })
      await enlarges(page)
      await reflows(page)
    })
  }
}

/** [1.4.4] */
async function enlarges(page: Page): Promise<void> {
  await enlargeText(page, 2)
  await fits(page, 'with large letters')
  await enlargeText(page, 1)
  await page.setViewportSize({ width: 640, height: 400 })
  await fits(page, 'at 200 %')
}

/** [1.4.10], [1.4.12] */
async function reflows(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 })
  await fits(page, 'at 400 %')
  await spreadText(page)
  await fits(page, 'spread out')
}

async function fits(page: Page, how: string): Promise<void> {
  expect(await sidewaysScroll(page), how).toBe(0)
  // A map takes its new size a moment later.
  await expect.poll(() => cutOffText(page), { message: how }).toEqual([])
}
