import AxeBuilder from '@axe-core/playwright'
import { launchBrowser } from '@carelane/test-kit/browser'
import { test as base, type Browser, type Page } from '@playwright/test'
import { sandboxAt, type Sandbox } from './sandbox'

export { expect } from '@playwright/test'

export const PHONE = { width: 360, height: 640 }
export const DESKTOP = { width: 1280, height: 800 }

interface Visitor {
  page: Page
  complaints: string[]
  sandbox: Sandbox
  /** Each test comes from another address, as visitors do: look-ups are counted by it. */
  address: string
}

/** The visitor's page; a test fails when the browser complained about anything on it. */
export const test = base.extend<Visitor, { browser: Browser }>({
  browser: [
    async ({}, use) => {
      const browser = await launchBrowser()
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  sandbox: async ({}, use) => use(sandboxAt(process.env.CARELANE_TEST_SANDBOX_URL ?? '')),
  address: async ({}, use) => use(someAddress()),
  extraHTTPHeaders: async ({ address }, use) => use({ 'x-forwarded-for': address }),
  complaints: async ({}, use) => {
    await use([])
  },
  page: async ({ page, complaints }, use) => {
    page.on('console', (message) => {
      // Drawing a map without a graphics card is slow, and the browser says so.
      if (message.text().startsWith('[.WebGL')) return
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(String(error)))
    await use(page)
    base.expect(complaints).toEqual([])
  },
})

/** Of the network that is kept for documents: no country's. */
function someAddress(): string {
  const some = () => Math.floor(Math.random() * 0x10000).toString(16)
  return `2001:db8:${some()}:${some()}::1`
}

/** Violations of WCAG 2.2 AA and axe's best practices, one line each. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

/**
 * Sum of the layout shifts since the page began that no input explains, in whole thousandths, as browsers report it:
 * half of one is a letter or two that came a moment later.
 */
export async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number
            hadRecentInput: boolean
          })[]) {
            if (!entry.hadRecentInput) sum += entry.value
          }
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => setTimeout(() => resolve(Math.floor(sum * 1000) / 1000), 0))
      }),
  )
}

/** How far the page can be scrolled sideways, in CSS pixels. */
export async function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
