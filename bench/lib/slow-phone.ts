import type { Browser, BrowserContext, Page } from '@playwright/test'

interface Network {
  told: string
  /** ms, bytes per second. */
  conditions: { latency: number; downloadThroughput: number; uploadThroughput: number; offline: false }
}

/** Lighthouse's mid-range phone. */
const CPU_SLOWDOWN = 4
const MOBILE_NETWORK: Network = {
  told: '1.6 Mbit/s, 150 ms',
  conditions: { latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000, offline: false },
}

export const SLOWEST_NETWORK: Network = {
  told: '400 kbit/s, 400 ms',
  conditions: { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000, offline: false },
}

export const PHONE = { width: 412, height: 823 }

export const SLOW_PHONE = onSlowPhone(MOBILE_NETWORK)

export function onSlowPhone({ told }: Network): string {
  return `CPU ${CPU_SLOWDOWN} times slower, ${told}`
}

export async function newPhone(browser: Browser, baseURL: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL,
    viewport: PHONE,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  // tsx wraps functions in a helper that the page lacks.
  await context.addInitScript('globalThis.__name = (work) => work')
  return context
}

export async function slowDown(page: Page, network = MOBILE_NETWORK): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network.conditions)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
}
