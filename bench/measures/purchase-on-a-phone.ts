/// <reference lib="dom" />
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { launchBrowser } from '../../packages/test-kit/src/browser'
import type { Stack } from '../../packages/test-kit/src/stack'
import { CARDS } from '../../site/test/browser/support/purchase'
import { sandboxAt } from '../../site/test/browser/support/sandbox'
import { passProvider, somePhone } from '../../site/test/browser/support/visits'
import type { Figure } from '../lib/measure'
import { newPhone, slowDown, SLOW_PHONE } from '../lib/slow-phone'
import { median } from '../lib/statistics'

const LIMIT_MS = 2500

/** Milliseconds without a long task before the page counts as interactive. */
const QUIET_MS = 500

const RUNS = 3

/** The payment page itself is not ours; the way to it is. */
const STEPS = ['device', 'plans', 'sign-in', 'confirmation', 'payment', 'result', 'orders'] as const
type Step = (typeof STEPS)[number]
type Times = Record<Step, number>

export async function measurePurchaseOnAPhone({ siteUrl, sandboxUrl }: Stack): Promise<Figure[]> {
  const browser = await launchBrowser()
  const runs: Times[] = []
  for (let count = 0; count < RUNS; count++) runs.push(await buyOnce(browser, siteUrl, sandboxUrl))
  await browser.close()
  return STEPS.map((step) => {
    const times = runs.map((run) => run[step])
    return {
      what: `purchase on a phone (${SLOW_PHONE}), tap to interactive: ${step}`,
      measured: `median ${Math.round(median(times))} ms, worst ${Math.round(Math.max(...times))} ms, of ${RUNS}`,
      target: `median ≤ ${LIMIT_MS} ms`,
      met: median(times) <= LIMIT_MS,
      values: times,
    }
  })
}

async function buyOnce(browser: Browser, siteUrl: string, sandboxUrl: string): Promise<Times> {
  const sandbox = sandboxAt(sandboxUrl)
  const context = await newPhone(browser, siteUrl)
  const page = await context.newPage()
  const { step } = await onSlowPhone(context, page)

  const device = await step(
    () => page.goto('/ng/purchase-service/', { waitUntil: 'commit' }),
    /purchase-service\/$/,
  )
  await page.locator('#imei').fill(await sandbox.newPhone())
  const plans = await step(() => submit(page), /\/list\/$/)
  await page.locator('[name=plan][value="2 365"]').check()
  const signIn = await step(() => submit(page), /\/confirm\/$/)
  await page.locator('main a[href^="/login/?"]').first().click()
  const confirmation = await step(() => passProvider(page, sandbox, somePhone()), /\/confirm\/$/)
  await page.locator('#name').fill('Ada')
  await page.locator('#phone').fill('8031234567')
  await page.locator('#agreed').check()
  const payment = await step(() => submit(page), /^\/pay\//)
  await page.locator('#card-number').fill(CARDS.succeeds)
  const result = await step(
    () => page.locator('section').nth(0).getByRole('button').click(),
    /purchase-service\/pay\/$/,
  )
  await page.locator('main [data-tone=good]').waitFor({ timeout: 60_000 })
  const orders = await step(
    () => page.locator('main a[href$="/order-list/"]').first().click(),
    /\/order-list\/$/,
  )
  await context.close()
  return { device, plans, 'sign-in': signIn, confirmation, payment, result, orders }
}

function submit(page: Page): Promise<void> {
  return page
    .locator('main form', { has: page.locator('[name=channel], #name') })
    .getByRole('button')
    .last()
    .click()
}

/** By the page's own clock, as the driver takes longer than a person to find what to tap. */
async function onSlowPhone(context: BrowserContext, page: Page) {
  let tappedAt = 0
  await context.exposeFunction('carelaneTapped', (at: number) => {
    tappedAt = at
  })
  await context.addInitScript(watch)
  await slowDown(page)
  return {
    async step(tap: () => Promise<unknown>, arrived: RegExp): Promise<number> {
      tappedAt = 0
      await tap()
      await page.waitForURL((url) => arrived.test(url.pathname), { timeout: 60_000 })
      const { begunAt, interactiveAt } = await page.evaluate(untilInteractive, QUIET_MS)
      // Without a tap, time starts with the request.
      return interactiveAt - (tappedAt || begunAt)
    },
  }
}

declare global {
  interface Window {
    carelaneTapped: (at: number) => void
    carelaneBusyUntil: number
    carelaneAliveAt: number
  }
}

/** Runs in the page before its own scripts. */
function watch(): void {
  window.carelaneBusyUntil = 0
  window.carelaneAliveAt = 0
  addEventListener('click', ({ timeStamp }) => window.carelaneTapped(performance.timeOrigin + timeStamp), {
    capture: true,
  })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      window.carelaneBusyUntil = Math.max(window.carelaneBusyUntil, startTime + duration)
  }).observe({ type: 'longtask', buffered: true })
  const look = () => {
    const form = document.querySelector('main form')
    const isAlive = form !== null && Object.keys(form).some((name) => name.startsWith('__reactProps'))
    if (isAlive) window.carelaneAliveAt = performance.now()
    else setTimeout(look, 20)
  }
  look()
}

async function untilInteractive(quietMs: number): Promise<{ begunAt: number; interactiveAt: number }> {
  // The payment page is plain HTML.
  const isPlain = document.querySelector('script[src*="/_next/"]') === null
  const isAlive = () => isPlain || document.querySelector('main form') === null || window.carelaneAliveAt > 0
  const isQuiet = () =>
    performance.now() - Math.max(window.carelaneBusyUntil, window.carelaneAliveAt) > quietMs
  while (document.readyState !== 'complete' || !isAlive() || !isQuiet())
    await new Promise((resolve) => setTimeout(resolve, 50))
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  const at = Math.max(paint?.startTime ?? 0, window.carelaneBusyUntil, window.carelaneAliveAt)
  return { begunAt: performance.timeOrigin, interactiveAt: performance.timeOrigin + at }
}
