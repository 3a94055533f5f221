import type { Browser, BrowserContext, Page } from '@playwright/test'

/** A phone of the middle of the market on a mobile network, as Lighthouse has them. */
const CPU_SLOWDOWN = 4
const NETWORK = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000, offline: false }

export const PHONE = { width: 412, height: 823 }

/** What is told of it beside each figure. */
export const SLOW_PHONE = `CPU ${CPU_SLOWDOWN} times slower, 1.6 Mbit/s, 150 ms`

/** A browser that has nothing of the site yet, on a phone's screen. */
export async function newPhone(browser: Browser, baseURL: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL,
    viewport: PHONE,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  // What runs TypeScript here wraps functions in a helper that pages do not have.
  await context.addInitScript('globalThis.__name = (work) => work')
  return context
}

export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
}
