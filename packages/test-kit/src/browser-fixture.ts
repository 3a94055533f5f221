import type { Browser } from '@playwright/test'

type Use = (browser: Browser) => Promise<void>

/** A fixture of Playwright's: one browser for all tests of a worker, in place of the one that Playwright starts. */
export function browserFrom(
  launch: () => Promise<Browser>,
): [(needs: object, use: Use) => Promise<void>, { scope: 'worker' }] {
  return [
    // Playwright reads the names of what a fixture needs from its source.
    async ({}, use) => {
      const browser = await launch()
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ]
}
