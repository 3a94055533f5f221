import type { Page } from '@playwright/test'
import type { Sandbox } from './support/sandbox'
import { OTHER_STATES } from './support/other-states'
import { SCREENS, type Screen } from './support/screens'
import {
  accessibilityProblems,
  DESKTOP,
  expect,
  layoutShifts,
  PHONE,
  sidewaysScroll,
  test,
} from './support/test'

const SECTIONS = [
  { section: 'ng', html: 'en-NG', dir: 'ltr' },
  { section: 'sa', html: 'ar-SA', dir: 'rtl' },
]
interface Look {
  screen: Screen
  section: string
  sandbox: Sandbox
}

/** The narrowest screen that WCAG 2.2 asks for [1.4.10]. */
const NARROW = { width: 320, height: 640 }

// A browser reports the status of this one itself; it has tests of its own.
const screens = [...SCREENS, ...OTHER_STATES].filter(({ name }) => name !== 'not-found')

// They change nothing: both workers take of them what comes next.
test.describe.configure({ mode: 'parallel' })

for (const { section, html, dir } of SECTIONS) {
  for (const screen of screens) {
    test(`${screen.name} in /${section}/: accessible on phone and desktop, no shift, nothing cut off`, async ({
      page,
      context,
      sandbox,
    }) => {
      const phone = await context.newPage()
      // While one waits for the network the other is looked at. A page that is resized would choose other pictures
      // than those it has begun to load: each is opened at its size.
      await Promise.all([
        look(page, DESKTOP, { screen, section, sandbox }),
        look(phone, PHONE, { screen, section, sandbox }),
      ])
      await phone.setViewportSize(NARROW)
      expect(await sidewaysScroll(phone), `at ${NARROW.width} pixels`).toBe(0)
      for (const seen of [page, phone]) {
        await expect(seen.locator('html')).toHaveAttribute('lang', html)
        await expect(seen.locator('html')).toHaveAttribute('dir', dir)
        await expect(seen.locator('h1')).toHaveCount(1)
        await expect(seen).toHaveTitle(/Carelane/)
      }
    })
  }
}

async function look(
  page: Page,
  size: { width: number; height: number },
  { screen: { path, scheme, after }, section, sandbox }: Look,
): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme ?? 'light' })
  await page.setViewportSize(size)
  await page.goto(`/${section}/${path}`, { waitUntil: 'networkidle' })
  await after?.({ page, section, sandbox })
  expect(await accessibilityProblems(page)).toEqual([])
  expect(await sidewaysScroll(page)).toBe(0)
  await page.mouse.wheel(0, 3000)
  await page.waitForLoadState('networkidle')
  expect(await layoutShifts(page)).toEqual([])
}
