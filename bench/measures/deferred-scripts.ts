/// <reference lib="dom" />
import type { Browser, Page } from '@playwright/test'
import { launchBrowser } from '../../packages/test-kit/src/browser'
import { costly, isAlive, noteAlive } from '../../site/test/browser/support/deferred-scripts'
import type { Figure } from '../lib/measure'
import { newPhone, PHONE, slowDown, SLOW_PHONE } from '../lib/slow-phone'
import { median } from '../lib/statistics'

const SCRIPT_BYTES = 5000
const FIRST_TAP_MS = 400
const LATER_TAP_MS = 200
const RUNS = 5

const READ = ['/ng/', '/ng/news/', '/ng/faq/', '/ng/phone-repair/', '/sa/', '/th/news/']

/** Has a button that needs React, visible on a phone. */
const TAPPED = '/sa_en/'
const BUTTON = 'aside[id^=ad-]:not([data-bottom-ad]) button'

export async function measureDeferredScripts(siteUrl: string): Promise<Figure[]> {
  const browser = await launchBrowser()
  try {
    return [await weighScripts(browser, siteUrl), ...(await timeTaps(browser, siteUrl))]
  } finally {
    await browser.close()
  }
}

async function weighScripts(browser: Browser, siteUrl: string): Promise<Figure> {
  const weights = []
  for (const path of READ) {
    const context = await browser.newContext({ baseURL: siteUrl, viewport: PHONE })
    await context.addInitScript(costly)
    const page = await context.newPage()
    const files: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && files.push(request.url()))
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.waitForTimeout(3000)
    const bytes = await page.evaluate(() =>
      [...document.scripts]
        // Next writes its data as scripts.
        .filter(({ src, type, text }) => !src && !type && !/__next_f|TURBOPACK/.test(text.slice(0, 60)))
        .reduce((sum, { text }) => sum + new Blob([text]).size, 0),
    )
    weights.push({ path, files: files.length, bytes })
    await context.close()
  }
  const most = weights.reduce((one, other) => (other.bytes > one.bytes ? other : one))
  return {
    what: `content pages before intent: script in the page, before compression, and files of it`,
    measured: `${most.bytes} bytes (${most.path}), ${Math.max(...weights.map(({ files }) => files))} files, the most of ${weights.length} pages`,
    target: `≤ ${SCRIPT_BYTES} bytes, 0 files`,
    met: weights.every(({ files, bytes }) => files === 0 && bytes <= SCRIPT_BYTES),
    values: weights,
  }
}

async function timeTaps(browser: Browser, siteUrl: string): Promise<Figure[]> {
  const times = async (tap: (page: Page) => Promise<number>, asNextMakesIt = false) => {
    const values = []
    for (let run = 0; run < RUNS; run++) values.push(await onSlowPhone(browser, siteUrl, asNextMakesIt, tap))
    return values
  }
  const afterThreeSeconds = async (page: Page) => {
    await page.goto(TAPPED, { waitUntil: 'load' })
    await page.waitForTimeout(3000)
    return tapToSeen(page)
  }
  const afterIntent = async (page: Page) => {
    await page.goto(TAPPED, { waitUntil: 'load' })
    await isAlive(page)
    await page.waitForTimeout(500)
    return tapToSeen(page)
  }
  const atOnce = async (page: Page) => {
    await page.goto(TAPPED, { waitUntil: 'commit' })
    await page.locator(BUTTON).waitFor()
    return tapToSeen(page)
  }
  const figure = (what: string, values: number[], limit?: number): Figure => ({
    what: `${what} (${SLOW_PHONE})`,
    measured: `median ${Math.round(median(values))} ms, worst ${Math.round(Math.max(...values))} ms, of ${RUNS}`,
    target: limit ? `median ≤ ${limit} ms` : 'watched',
    met: limit ? median(values) <= limit : null,
    values,
  })
  return [
    figure('first tap 3 s after load', await times(afterThreeSeconds), FIRST_TAP_MS),
    figure('first tap 3 s after load, scripts as Next makes it', await times(afterThreeSeconds, true)),
    figure('tap once scripts are there', await times(afterIntent), LATER_TAP_MS),
    figure('tap as soon as its button shows', await times(atOnce)),
  ]
}

async function onSlowPhone(
  browser: Browser,
  baseURL: string,
  asNextMakesIt: boolean,
  tap: (page: Page) => Promise<number>,
): Promise<number> {
  const context = await newPhone(browser, baseURL)
  await context.addInitScript(noteAlive)
  if (asNextMakesIt)
    await context.route(`**${TAPPED}`, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replaceAll(' type="deferred"', '') })
    })
  const page = await context.newPage()
  await slowDown(page)
  const time = await tap(page)
  await context.close()
  return time
}

/** By the page's clock: the driver is slower than a person. */
async function tapToSeen(page: Page): Promise<number> {
  const seen = page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        const button = document.querySelector(selector)
        addEventListener(
          'click',
          ({ timeStamp }) => {
            const look = () => {
              if (button?.checkVisibility()) requestAnimationFrame(look)
              else resolve(performance.now() - timeStamp)
            }
            look()
          },
          { capture: true, once: true },
        )
      }),
    BUTTON,
  )
  await page.locator(BUTTON).tap()
  return seen
}
