import type { Browser } from '@playwright/test'

type Use = (browser: Browser) => Promise<void>

/** One browser for all tests of a worker. */
export function browserFrom(
  launch: () => Promise<Browser>,
): [(needs: object, use: Use) => Promise<void>, { scope: 'worker' }] {
  return [
    // Playwright reads the names of needed fixtures from the source.
    async ({}, use) => {
      const browser = await launch()
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ]
}

/** In a page, at its beginning. Reported even if caught. */
export function complainOfPolicy(): void {
  addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile, blockedURI }) =>
    reportError(new Error(`The policy's ${violatedDirective} is violated by ${sourceFile}: ${blockedURI}`)),
  )
}
